/** @jest-environment node */
import { parsedPage } from '@/test/audit-fixtures';
import { findingsOf } from '@/test/rule-findings';

/** The rules about titles and descriptions that a page is against. */
function against(title: string | undefined, description: string | undefined, url = '/a'): string[] {
  const page = parsedPage(url, {
    titles: title === undefined ? [] : [title],
    meta: new Map(description === undefined ? [] : [['description', [description]]]),
  });
  const rules = [
    'title-missing',
    'title-short',
    'title-long',
    'title-cut',
    'description-missing',
    'description-short',
    'description-long',
  ] as const;
  return rules.filter((rule) => findingsOf(rule, [page]).length > 0);
}

const title = 'i'.repeat(40);
const description = 'x'.repeat(140);

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
])('a title of %s × %d: %j', (character, count, rules) => {
  expect(against(character.repeat(count), description)).toEqual(rules);
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
])('a description of %s × %d: %j', (character, count, rules) => {
  expect(against(title, character.repeat(count))).toEqual(rules);
});

test('what is missing is not too short besides', () => {
  expect(against(undefined, undefined)).toEqual(['title-missing', 'description-missing']);
  expect(against('', ' ')).toEqual(['title-missing', 'description-missing']);
});

test('lengths count for pages that search engines show', () => {
  const meta = new Map([['robots', ['noindex']]]);
  expect(findingsOf('title-short', [parsedPage('/a', { titles: ['x'], meta })])).toEqual([]);
});

test('several titles or descriptions are one too many', () => {
  const page = parsedPage('/a', {
    titles: [title, title],
    meta: new Map([['description', [description, description]]]),
  });
  expect(findingsOf('title-several', [page])).toEqual(['/a']);
  expect(findingsOf('description-several', [page])).toEqual(['/a']);
  const one = parsedPage('/a', { titles: [title], meta: new Map([['description', ['x']]]) });
  expect(findingsOf('title-several', [one])).toEqual([]);
  expect(findingsOf('description-several', [one])).toEqual([]);
});

test('texts are repeated within a language, by pages that are listed', () => {
  const own = { titles: [title], meta: new Map([['description', [description]]]) };
  const hidden = new Map([...own.meta, ['robots', ['noindex']] as const]);
  const pages = [
    parsedPage('/a', own),
    parsedPage('/b', own),
    // The same name may be right in two languages.
    parsedPage('/ja/a', own),
    parsedPage('/c', { ...own, meta: hidden }),
    parsedPage('/twin/a', { ...own, canonicals: ['https://www.example.com/a'] }),
  ];
  expect(findingsOf('title-repeated', pages)).toEqual(['/b']);
  expect(findingsOf('description-repeated', pages)).toEqual(['/b']);
});
