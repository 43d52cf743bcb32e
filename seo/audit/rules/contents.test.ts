/** @jest-environment node */
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { contentHash, contentRules, minWordsOf } from './contents';

function found(rule: keyof typeof contentRules, pages: readonly ParsedPage[]) {
  return contentRules[rule].find(auditedSite(pages));
}

/** Words of which each stands once. */
function words(count: number, from = 0): string {
  return Array.from({ length: count }, (_, index) => `w${from + index}`).join(' ');
}

/** Pages that search engines do not list. */
const unlisted = (overrides: Partial<ParsedPage>) => [
  parsedPage('/tool', { ...overrides, meta: new Map([['robots', ['noindex']]]) }),
  parsedPage('/x/a', { ...overrides, canonicals: [`${auditedOrigin}/a`] }),
];

describe('content-thin', () => {
  test.each(localeCodes)('a page in %s is thin below the words of its language', (locale) => {
    const least = minWordsOf(locale);
    const url = localizedPath(locale, '/a');
    const pages = [least, least - 1].map((count) => parsedPage(url, { wordCount: count }));
    expect(found('content-thin', pages.slice(0, 1))).toEqual([]);
    expect(found('content-thin', pages.slice(1))).toMatchObject([
      { url, values: { words: least - 1, least } },
    ]);
  });

  test('a Japanese text of 1,400 characters is not thin, and an unlisted page is not reported', () => {
    const text = '請求書は毎月の末日までにお送りください。'.repeat(70);
    expect(found('content-thin', [parsedPage('/a'), parsedPage('/ja/a', { text })])).toMatchObject([
      { url: '/a' },
    ]);
    expect(found('content-thin', [parsedPage('/a', { wordCount: 300 }), ...unlisted({})])).toEqual(
      [],
    );
  });

  // Of a language that the site does not have, that of the URL.
  test.each([
    ['en', 0],
    ['ja', 1],
    ['xx', 1],
  ])('the language of the text decides: %s', (textLang, count) => {
    expect(found('content-thin', [parsedPage('/ja/a', { textLang, wordCount: 210 })])).toHaveLength(
      count,
    );
  });
});

test('content-duplicate names the page that has the same text before it', () => {
  const text = words(400);
  const pages = [
    parsedPage('/a', { text }),
    parsedPage('/other', { text: words(400, 1) }),
    parsedPage('/b', { text }),
    // Another language, an English text in another language, and empty pages.
    parsedPage('/de/a', { text }),
    parsedPage('/ja/a', { text, textLang: 'en' }),
    parsedPage('/empty'),
    parsedPage('/empty-too'),
    ...unlisted({ text }),
  ];
  const duplicates = found('content-duplicate', pages);
  expect(duplicates).toMatchObject([
    { url: '/b', values: { other: '/a' } },
    { url: '/ja/a', values: { other: '/a' } },
  ]);
  expect(new Set(duplicates.map(({ cause }) => cause)).size).toBe(1);
});

describe('content-near-duplicate', () => {
  /** A text of 1,000 words with so many of them other ones, from the start. */
  const edited = (count: number) => `${words(count, 5000)} ${words(1000 - count, count)}`;
  const first = parsedPage('/a', { text: words(1000) });

  test('names the page before it that is most like it, in percent rounded down', () => {
    const pages = [
      first,
      parsedPage('/b', { text: edited(31) }),
      parsedPage('/c', { text: edited(40) }),
      parsedPage('/d', { text: edited(101) }),
    ];
    expect(found('content-near-duplicate', pages)).toEqual([
      { url: '/b', values: { other: '/a', similarity: 96 }, cause: '/a' },
      { url: '/c', values: { other: '/b', similarity: 99 }, cause: '/b' },
      { url: '/d', values: { other: '/c', similarity: 93 }, cause: '/c' },
    ]);
    expect(found('content-near-duplicate', [first, ...pages.slice(3)])).toEqual([]);
  });

  test('is not reported for pages with the same start, of other languages, and not listed', () => {
    const pages = [
      first,
      // A duplicate, by the start of its text.
      parsedPage('/b', { text: `${words(1000)} more` }),
      parsedPage('/ja/a', { text: edited(20) }),
      ...unlisted({ text: edited(20) }),
    ];
    expect(found('content-near-duplicate', pages)).toEqual([]);
    const longer = parsedPage('/d', { text: `new ${words(1000)}` });
    expect(found('content-near-duplicate', [...pages, longer])).toMatchObject([
      { url: '/d', values: { other: '/a', similarity: 99 } },
    ]);
  });
});

describe('the hash of a text', () => {
  test('is the published hash of a short text, and nothing of an empty one', () => {
    expect(contentHash('foobar')).toBe('85944171f73967e8');
    expect(contentHash('')).toBe('');
  });

  test.each(['a', '請', '😀'])('counts the first 1,000 characters: %s', (character) => {
    const start = character.repeat(999);
    expect(contentHash(`${start}x…`)).toBe(contentHash(`${start}x`));
    expect(contentHash(`${start}x`)).not.toBe(contentHash(`${start}y`));
  });
});
