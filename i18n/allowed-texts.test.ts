/** @jest-environment node */
import { ProjectCopy } from '@/test/project-copy';
import { allowedTextsFile, readAllowedTexts } from './allowed-texts';
import { defaultLocale, localeCodes } from './locales';

const file = allowedTextsFile('de');

let project: ProjectCopy;
beforeEach(() => {
  project = new ProjectCopy();
});
afterEach(() => project.remove());

test.each(localeCodes.filter((locale) => locale !== defaultLocale))(
  'the file of %s is in order',
  (locale) => {
    expect(readAllowedTexts(locale).words.length).toBeGreaterThan(0);
  },
);

test('all its fields may be left out', () => {
  project.write(file, {});
  expect(readAllowedTexts('de')).toEqual({ identical: [], words: [], keys: {} });
});

test('each of them is read', () => {
  const allowed = {
    identical: ['Name'],
    words: ['Xero'],
    keys: { 'pages.home.title': { figures: 'The heading has no room for it.' } },
  };
  project.write(file, allowed);
  expect(readAllowedTexts('de')).toEqual(allowed);
});

test('without the file nothing is allowed', () => {
  project.delete(file);
  expect(readAllowedTexts('de')).toEqual({ identical: [], words: [], keys: {} });
});

test.each<[string, object | string, RegExp]>([
  ['no JSON', '{', /^messages\/allowed\/de\.json: not valid JSON/],
  ['a list', [], /^messages\/allowed\/de\.json: bad exception\n/],
  ['an unknown field', { texts: [] }, /^messages\/allowed\/de\.json: bad exception\n/],
  ['an empty text', { identical: ['Name', ''] }, /\n {2}identical\.1: must not be empty$/],
  ['no list', { words: 'Xero' }, /\n {2}words: /],
  ['no reason', { keys: { 'blogs.tip': { terms: ' ' } } }, /\n {2}keys\.blogs\.tip\.terms: /],
  ['an unknown rule', { keys: { 'blogs.tip': { taste: 'A' } } }, /\n {2}keys\.blogs\.tip/],
  ['what is missing', { keys: { 'blogs.tip': { missing: 'A' } } }, /\n {2}keys\.blogs\.tip/],
])('%s is refused with file and field', (_, content, problem) => {
  project.write(file, content);
  expect(() => readAllowedTexts('de')).toThrow(problem);
});
