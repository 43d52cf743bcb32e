/** @jest-environment node */

import { keysOf } from '@/lib/objects/entries-of';
import { findingsOf, parsedPage } from '@/test/audit-fixtures';
import { textRules } from './texts';

const title = 'i'.repeat(40);
const description = 'x'.repeat(140);

/** A page with titles and descriptions. */
const page = (titles: string[], descriptions: string[], url = '/a', robots: string[] = []) =>
  parsedPage(url, {
    titles,
    meta: new Map([
      ['description', descriptions],
      ['robots', robots],
    ]),
  });

/** The rules about titles and descriptions that a page breaks. */
const broken = (one: ReturnType<typeof page>) =>
  keysOf(textRules).filter((rule) => findingsOf(rule, [one]).length > 0);

test.each<[string, number, string[]]>([
  ['i', 29, ['title-short']],
  ['i', 30, []],
  ['i', 60, []],
  ['i', 61, ['title-long']],
  // An East Asian character is two columns wide.
  ['税', 14, ['title-short']],
  ['税', 15, []],
  ['税', 26, []],
  // Good by columns, and cut on search pages all the same.
  ['税', 30, ['title-cut']],
  ['税', 31, ['title-long']],
  ['W', 40, ['title-cut']],
])('a title of the character %s × %d breaks the rules %j', (character, count, rules) => {
  expect(broken(page([character.repeat(count)], [description]))).toEqual(rules);
});

test.each<[string, number, string[]]>([
  ['x', 119, ['description-short']],
  ['x', 120, []],
  ['x', 160, []],
  ['x', 161, ['description-long']],
  ['税', 59, ['description-short']],
  ['税', 60, []],
  ['税', 80, []],
  ['税', 81, ['description-long']],
])('a description of the character %s × %d breaks the rules %j', (character, count, rules) => {
  expect(broken(page([title], [character.repeat(count)]))).toEqual(rules);
});

test.each<[string, string[], string[], string[]]>([
  ['missing', [], [], ['title-missing', 'description-missing']],
  ['empty', [''], [' '], ['title-missing', 'description-missing']],
  ['several', [title, title], [description, 'x'], ['title-several', 'description-several']],
])(
  '%s titles and descriptions are reported, each by its own rule',
  (_name, titles, descriptions, rules) => {
    expect(broken(page(titles, descriptions))).toEqual(rules);
  },
);

test('lengths do not matter for a noindex page', () => {
  expect(broken(page(['x'], ['x'], '/a', ['noindex']))).toEqual([]);
});

test('texts count as repeated within a language, on indexable pages', () => {
  const same = (url: string, robots: string[] = []) => page([title], [description], url, robots);
  const pages = [
    same('/a'),
    same('/b'),
    // The same name may be right in two languages.
    same('/ja/a'),
    same('/c', ['noindex']),
    { ...same('/copy/a'), canonicals: ['https://www.example.com/a'] },
  ];
  expect(findingsOf('title-repeated', pages)).toEqual(['/b']);
  expect(findingsOf('description-repeated', pages)).toEqual(['/b']);
});
