/** @jest-environment node */
import { pages } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { missingPath } from '@/test/page-types';
import { readOptions } from './options';

const read = (...args: string[]) => readOptions(args);
const urls = (...args: string[]) => read(...args).pages.map(({ url }) => url);

test('names and paths of pages, in each language that is named, each page once', () => {
  expect(urls('--pages', 'visa,visa-special,/accounting', '--langs', 'en,ja')).toEqual([
    pages.visa.path,
    `/ja${pages.visa.path}`,
    pages.accounting.path,
    `/ja${pages.accounting.path}`,
  ]);
});

test('all pages are one of each type in every language', () => {
  const all = urls('--all');
  expect(new Set(all).size).toBe(all.length);
  expect(all.length % localeCodes.length).toBe(0);
  for (const url of ['/', '/ja', pages.seoAudit.path, `/de${missingPath}`]) {
    expect(all).toContain(url);
  }
});

test('what the budgets have to know of a page', () => {
  const { pages: chosen } = read('--pages', 'home,service,article,tool,not-found');
  expect(chosen.map(({ kind, indexable }) => [kind, indexable])).toEqual([
    ['home', true],
    ['page', true],
    ['document', true],
    ['tool', false],
    ['missing', false],
  ]);
});

test('methods by either of their names, parts, numbers', () => {
  const options = read('--methods', 'applied,simulate', '--parts', 'weights', '--runs', '3');
  expect(options).toMatchObject({ methods: ['devtools', 'simulate'], runs: 3, fresh: false });
  expect([...options.parts]).toEqual(['weights']);
});

test.each([
  [['--runs', '0'], '--runs: must be a whole number from 1 (is "0")'],
  [['--clicks', 'many'], '--clicks: must be a whole number from 1 (is "many")'],
  [['--methods', 'guessed'], '--methods: "guessed" is none of simulated, applied'],
  [['--parts', 'weight'], '--parts: "weight" is none of weights, lighthouse'],
  [['--langs', 'fr'], '--langs: "fr" is no language of the site'],
  [['--pages', 'nowhere'], '--pages: "nowhere" is neither a path nor one of home'],
  [['--page', 'home'], '--page'],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
