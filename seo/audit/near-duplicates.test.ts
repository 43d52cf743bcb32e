/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { leavesOf } from '@/lib/messages/tree';
import { wordsOf } from '@/lib/text/words';
import { parsedPage } from '@/test/audit-fixtures';
import { nearDuplicates } from './near-duplicates';

/** A word that no text has. */
const unusedWord: Readonly<Partial<Record<Locale, string>>> = {
  en: 'zebra',
  zh: '斑马',
  ko: '얼룩말',
  ja: '縞馬',
  es: 'cebra',
  de: 'Zebra',
};

/** The first words of a namespace of messages, each with what follows it. */
function siteWords(locale: Locale, namespace: 'services' | 'pages', count = 600): string[] {
  const file = `messages/${locale}/${namespace}.json`;
  const text = leavesOf(JSON.parse(readFileSync(file, 'utf8')))
    .map((entry) => entry.text)
    .join(' ')
    .slice(0, 6000);
  const starts = wordsOf(text, locales[locale].lang).map(({ index }) => index);
  return starts.slice(0, count).map((start, index) => text.slice(start, starts[index + 1]));
}

function replaceEvery(step: number, words: readonly string[], locale: Locale): string[] {
  return words.map((word, index) =>
    index % step === 0 ? word.replace(/[\p{L}\p{M}\p{N}]+/u, unusedWord[locale] ?? 'zebra') : word,
  );
}

/** The similarity of two texts, where they are near duplicates. */
function similarityOf(a: readonly string[], b: readonly string[], locale: Locale = 'en') {
  const page = (path: string, words: readonly string[]) =>
    parsedPage(localizedPath(locale, path), { text: words.join(''), wordCount: words.length });
  const found = nearDuplicates([page('/a', a), page('/b', b)]);
  expect(found.length).toBeLessThan(2);
  return found[0]?.similarity;
}

test.each(localeCodes)('in %s, a near duplicate differs in a twentieth, not a fifth', (locale) => {
  const words = siteWords(locale, 'services');
  const others = siteWords(locale, 'pages');
  for (const edited of [
    replaceEvery(20, words, locale),
    words.toSpliced(200, 30, ...others.slice(0, 30)),
  ]) {
    const similarity = similarityOf(words, edited, locale);
    expect(similarity).toBeGreaterThan(0.93);
    expect(similarity).toBeLessThan(0.97);
  }
  expect(similarityOf(words, replaceEvery(5, words, locale), locale)).toBeUndefined();
  const edited = words.toSpliced(200, 120, ...others.slice(0, 120));
  expect(similarityOf(words, edited, locale)).toBeUndefined();
});

/** Words without a meaning, all of them different. */
function numbered(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => `w${from + index} `);
}

test('the similarity is the share of words in common, where five in a row are the same', () => {
  const edited = (count: number) => numbered(1000).fill('z ', 0, count);
  expect(similarityOf(numbered(1000), edited(0))).toBe(1);
  expect(similarityOf(numbered(1000), edited(40))).toBe(0.96);
  expect(similarityOf(numbered(1000), edited(100))).toBe(0.9);
  expect(similarityOf(numbered(1000), edited(101))).toBeUndefined();
  // What one of them has more counts too: 2 × 900 words of 900 and 1,000.
  expect(similarityOf(numbered(1000), numbered(900))).toBeCloseTo(1800 / 1900, 10);
  const gaps = (gap: number) =>
    numbered(1000).map((word, index) => (index === 100 || index === 101 + gap ? 'z ' : word));
  expect(similarityOf(numbered(1000), gaps(5))).toBe(0.998);
  expect(similarityOf(numbered(1000), gaps(4))).toBe(0.994);
});

test('case, punctuation and the order of paragraphs do not count', () => {
  expect(similarityOf(numbered(100), ['W0, ', ...numbered(99, 1)])).toBe(1);
  const moved = [...numbered(100, 100), ...numbered(100)];
  expect(similarityOf(numbered(200), moved)).toBe(1);
});

test('a text of fewer than 50 words is not compared', () => {
  expect(similarityOf(numbered(50), numbered(50))).toBe(1);
  expect(similarityOf(numbered(49), numbered(49))).toBeUndefined();
});

test('texts of one language are compared, whatever the language of their URLs', () => {
  const text = numbered(60).join('');
  const pages = (textLang: string) => [
    parsedPage('/ja/a', { text, textLang }),
    parsedPage('/b', { text }),
  ];
  expect(nearDuplicates(pages('ja'))).toEqual([]);
  expect(nearDuplicates(pages('en'))).toEqual([{ url: '/b', other: '/ja/a', similarity: 1 }]);
});

test('each pair is named once, the later page first', () => {
  const pages = ['/z', '/ja/a', '/m', '/ja/b', '/a', '/other'].map((url) =>
    parsedPage(url, { text: numbered(120, url === '/other' ? 100 : 0).join('') }),
  );
  expect(nearDuplicates(pages).map(({ url, other }) => [url, other])).toEqual([
    ['/m', '/z'],
    ['/ja/b', '/ja/a'],
    ['/a', '/z'],
    ['/a', '/m'],
  ]);
});
