/** @jest-environment node */
import { datesRecord } from '@/content/dates';
import { defaultLocale, translatedLocaleCodes } from '@/i18n/locales';
import { projectCopy } from '@/test/project-copy';
import { withoutBody } from '@/test/without-body';
import { pageDates } from './page-dates';
import { updatedRecord } from './updated-record';

const today = '2031-01-31';
const article = '/articles/cash-flow-optimization';

const project = projectCopy('content');

/** The record of the texts as they are, with another day than today. */
const before = updatedRecord({}, '2030-12-31').record;

test('a changed sentence changes the day of its page in its language alone', () => {
  const file = 'messages/ja/pages.json';
  project.write(file, project.read(file).replace('"lead": "', '"lead": "X'));
  const { record, changedTexts } = updatedRecord(before, today);
  expect(changedTexts).toEqual([{ path: '/', locale: 'ja' }]);
  expect(record['/']?.texts.ja?.changed).toBe(today);
  expect(record['/']?.texts.en).toEqual(before['/']?.texts.en);
  expect(record['/']?.published).toBe(before['/']?.published);
});

test('a changed note on a country changes the day of the pages that show it', () => {
  const file = 'messages/ja/countries.json';
  const messages = JSON.parse(project.read(file));
  const day = () =>
    updatedRecord(before, today)
      .changedTexts.filter(({ locale }) => locale === 'ja')
      .map(({ path }) => path);
  messages.notes.japan.shortStay += 'X';
  project.write(file, messages);
  expect(day()).toEqual(expect.arrayContaining(['/countries', '/visa-processing']));
  expect(day()).not.toContain('/about');
});

test('a changed document has its day in its meta.json, its translation in the record', () => {
  const folder = `content${article}`;
  project.write(`${folder}/ja.md`, project.read(`${folder}/en.md`));
  const { record, changedTexts, missingUpdates } = updatedRecord(before, today);
  expect(changedTexts).toEqual([{ path: article, locale: 'ja' }]);
  expect(missingUpdates.has('articles/cash-flow-optimization')).toBe(true);
  project.write(`${folder}/en.md`, `${project.read(`${folder}/en.md`)}\nOne more sentence.\n`);
  const later = updatedRecord(record, '2031-02-01');
  expect(later.changedTexts).toEqual([{ path: article, locale: 'en' }]);
  expect(later.missingUpdates.get('articles/cash-flow-optimization')).toBe('2031-02-01');
});

test('a page has the dates of the record, an untranslated document those of its meta.json', () => {
  project.write('content/dates.json', before);
  const { published } = before['/about'] ?? {};
  for (const locale of translatedLocaleCodes) {
    expect(pageDates('/about', locale)).toEqual({ published, modified: '2030-12-31' });
  }
  expect(pageDates('/seo-audit', defaultLocale)).toBeUndefined();
  const german = `content${article}/de.md`;
  project.write(german, withoutBody(project.read(german)));
  const meta = JSON.parse(project.read(`content${article}/meta.json`));
  for (const path of [article, `/insights${article}`]) {
    expect(pageDates(path, 'de')).toEqual({ published: meta.date, modified: meta.updated });
  }
});

test('a record that is edited by hand is refused, by file and field', () => {
  project.write('content/dates.json', { '/': { texts: { en: { hash: 'x', changed: 'today' } } } });
  expect(() => datesRecord()).toThrow(
    /content\/dates\.json[\s\S]*\/\.texts\.en\.hash[\s\S]*changed/,
  );
});
