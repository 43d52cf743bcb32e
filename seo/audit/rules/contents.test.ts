/** @jest-environment node */

import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import type { Fault } from '@/seo/audit/rule';
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { contentRules, leastWordsOf } from './contents';

function found(rule: keyof typeof contentRules, pages: readonly ParsedPage[]): Fault[] {
  return contentRules[rule].find(auditedSite(pages));
}

/** Words of which each stands once. */
function words(count: number, from = 0): string {
  return Array.from({ length: count }, (_, index) => `w${from + index}`).join(' ');
}

const hidden = { meta: new Map([['robots', ['noindex']]]) };
const twin = { canonicals: [`${auditedOrigin}/a`] };

describe('content-thin', () => {
  test.each(localeCodes)('a page in %s is thin below the words of its language', (locale) => {
    const least = leastWordsOf(locale);
    const url = localizedPath(locale, '/a');
    const page = (count: number) => [parsedPage(url, { words: count })];
    expect(found('content-thin', page(least))).toEqual([]);
    expect(found('content-thin', page(least - 1))).toEqual([
      { url, values: { words: least - 1, least }, cause: '' },
    ]);
  });

  // Words of /services and of /seo-audit, which are the same pages in six languages.
  test.each<[number, Partial<Record<Locale, number>>]>([
    [0, { en: 553, zh: 589, ko: 426, ja: 774, es: 594, de: 536 }],
    [6, { en: 168, zh: 180, ko: 116, ja: 223, es: 173, de: 160 }],
  ])('equal pages get equal findings: %i', (count, written) => {
    const pages = localeCodes
      .filter((locale) => written[locale] !== undefined)
      .map((locale) => parsedPage(localizedPath(locale, '/a'), { words: written[locale] ?? 0 }));
    expect(found('content-thin', pages)).toHaveLength(count);
  });

  test('a Japanese text of 1,400 characters is not', () => {
    const text = '請求書は毎月の末日までにお送りください。'.repeat(70);
    expect(text).toHaveLength(1400);
    expect(found('content-thin', [parsedPage('/ja/a', { text })])).toEqual([]);
  });

  test('the language of the text decides', () => {
    const page = (textLang: string) => [parsedPage('/ja/a', { textLang, words: 210 })];
    expect(found('content-thin', page('en'))).toEqual([]);
    expect(found('content-thin', page('ja'))).toHaveLength(1);
    // Not one of ours: that of the address.
    expect(found('content-thin', page('tl'))).toHaveLength(1);
  });

  test('nothing is said of pages that are not to be listed', () => {
    const pages = [parsedPage('/a', hidden), parsedPage('/x/a', twin)];
    expect(found('content-thin', pages)).toEqual([]);
  });
});

describe('content-duplicate', () => {
  const text = words(400);

  test('names the page that has the same content before it', () => {
    const pages = [
      parsedPage('/a', { text }),
      parsedPage('/other', { text: words(400, 1) }),
      parsedPage('/b', { text }),
      parsedPage('/c', { text }),
    ];
    expect(found('content-duplicate', pages)).toMatchObject([
      { url: '/b', values: { other: '/a' } },
      { url: '/c', values: { other: '/a' } },
    ]);
    const [first, second] = found('content-duplicate', pages);
    expect(first?.cause).toBe(second?.cause);
  });

  test('spares other languages, empty pages and what is not to be listed', () => {
    const pages = [
      parsedPage('/a', { text }),
      parsedPage('/ja/a', { text }),
      parsedPage('/x/a', { text, ...twin }),
      parsedPage('/tool', { text, ...hidden }),
      parsedPage('/empty'),
      parsedPage('/empty-too'),
    ];
    expect(found('content-duplicate', pages)).toEqual([]);
  });

  test('finds an English text that stands in another language as English, too', () => {
    const pages = [parsedPage('/a', { text }), parsedPage('/ja/a', { text, textLang: 'en' })];
    expect(found('content-duplicate', pages)).toMatchObject([{ url: '/ja/a' }]);
  });
});

describe('content-near-duplicate', () => {
  /** A text of 1,000 words with so many of them other ones, from the start. */
  const edited = (count: number) => `${words(count, 5000)} ${words(1000 - count, count)}`;

  test('names the page before it that is most like it, in percent rounded down', () => {
    const pages = [
      parsedPage('/a', { text: words(1000) }),
      parsedPage('/b', { text: edited(31) }),
      parsedPage('/c', { text: edited(40) }),
      parsedPage('/d', { text: edited(101) }),
    ];
    expect(found('content-near-duplicate', pages)).toEqual([
      { url: '/b', values: { other: '/a', likeness: 96 }, cause: '/a' },
      { url: '/c', values: { other: '/b', likeness: 99 }, cause: '/b' },
      { url: '/d', values: { other: '/c', likeness: 93 }, cause: '/c' },
    ]);
    expect(found('content-near-duplicate', pages.slice(0, 1))).toEqual([]);
    expect(found('content-near-duplicate', [...pages.slice(0, 1), ...pages.slice(3)])).toEqual([]);
  });

  test('is not said of a pair with the same content', () => {
    const text = words(1000);
    const pages = [parsedPage('/a', { text }), parsedPage('/b', { text })];
    expect(found('content-near-duplicate', pages)).toEqual([]);
    // The same start, which is what the hash is of, and another end.
    const longer = parsedPage('/c', { text: `${text} more` });
    expect(found('content-duplicate', [...pages, longer])).toHaveLength(2);
    expect(found('content-near-duplicate', [...pages, longer])).toEqual([]);
    expect(
      found('content-near-duplicate', [...pages, parsedPage('/d', { text: `new ${text}` })]),
    ).toMatchObject([{ url: '/d', values: { other: '/a', likeness: 99 } }]);
  });

  test('spares other languages and what is not to be listed', () => {
    const pages = [
      parsedPage('/a', { text: words(1000) }),
      parsedPage('/ja/a', { text: edited(20) }),
      parsedPage('/x/a', { text: edited(20), ...twin }),
      parsedPage('/tool', { text: edited(20), ...hidden }),
    ];
    expect(found('content-near-duplicate', pages)).toEqual([]);
  });
});
