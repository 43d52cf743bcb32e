/** @jest-environment node */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type DatesRecord, datesRecord } from '@/content/dates';
import { defaultLocale, translatedLocaleCodes } from '@/i18n/locales';
import { ProjectCopy } from '@/test/project-copy';
import { pageDates } from './page-dates';
import { updatedRecord } from './updated-record';

const today = '2031-01-31';
const article = '/articles/cash-flow-optimization';

let project: ProjectCopy;
beforeEach(() => {
  project = new ProjectCopy('content');
});
afterEach(() => project.remove());

/** The record of the texts as they are, with another day than today. */
function recorded(): DatesRecord {
  return updatedRecord({}, '2030-12-31').record;
}

function replaceIn(file: string, from: string, to: string): void {
  const text = project.read(file);
  expect(text).toContain(from);
  project.write(file, text.replace(from, to));
}

test('what has not changed keeps its day', () => {
  const before = recorded();
  const { record, changed, gone } = updatedRecord(before, today);
  expect({ record, changed, gone }).toEqual({ record: before, changed: [], gone: [] });
});

test('a changed sentence changes the day of its page in its language alone', () => {
  const before = recorded();
  replaceIn('messages/ja/pages.json', '"lead": "', '"lead": "X');
  const { record, changed } = updatedRecord(before, today);
  expect(changed).toEqual([{ path: '/', locale: 'ja' }]);
  expect(record['/']?.texts.ja?.changed).toBe(today);
  expect(record['/']?.texts.en).toEqual(before['/']?.texts.en);
  expect(record['/']?.published).toBe(before['/']?.published);
});

test('a changed document has its day in its meta.json, its translation in the record', () => {
  const before = recorded();
  const folder = `content${article}`;
  project.write(`${folder}/ja.md`, project.read(`${folder}/en.md`));
  const { record, changed, documents } = updatedRecord(before, today);
  expect(changed).toEqual([{ path: article, locale: 'ja' }]);
  expect(documents.has('articles/cash-flow-optimization')).toBe(true);
  appendFileSync(path.join(process.cwd(), `${folder}/en.md`), '\nOne more sentence.\n');
  const later = updatedRecord(record, '2031-02-01');
  expect(later.changed).toEqual([{ path: article, locale: 'en' }]);
  expect(later.documents.get('articles/cash-flow-optimization')).toBe('2031-02-01');
});

test('content/dates.json is up to date with the texts of all pages', () => {
  expect(updatedRecord(datesRecord(), today)).toMatchObject({ changed: [], gone: [] });
});

test('a page has the dates of the record, an untranslated document those of its meta.json', () => {
  project.write('content/dates.json', recorded());
  const { published } = recorded()['/about'] ?? {};
  for (const locale of translatedLocaleCodes) {
    expect(pageDates('/about', locale)).toEqual({ published, modified: '2030-12-31' });
  }
  expect(pageDates('/seo-audit', defaultLocale)).toBeUndefined();
  const meta = JSON.parse(project.read(`content${article}/meta.json`));
  for (const address of [article, `/insights${article}`]) {
    expect(pageDates(address, 'de')).toEqual({ published: meta.date, modified: meta.updated });
  }
});

test('a record that is edited by hand is refused, by file and field', () => {
  project.write('content/dates.json', { '/': { texts: { en: { hash: 'x', changed: 'today' } } } });
  expect(() => datesRecord()).toThrow(
    /content\/dates\.json[\s\S]*\/\.texts\.en\.hash[\s\S]*changed/,
  );
});
