import { fold } from '@/lib/text/words';
import type { ParsedPage } from './parsed-page';

/** From this similarity on, two pages are near duplicates. */
const minSimilarity = 0.9;

/** Shorter texts are not compared: a form with a sentence is alike on every page. */
const minWords = 50;

/** Words of a shingle. A word counts as common where it is in a shingle that the other text has too. */
const shingleSize = 5;

/** Pairs that share less are not compared: where every tenth word differs, half of the shingles are the same. */
const minSharedShingles = 0.25;

const character = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

/**
 * A word, or a character of a script without spaces: segmenting some hundred pages by a dictionary takes
 * seconds, and browsers do it differently.
 */
const word = new RegExp(`${character}|(?:(?!${character})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** The text of a page: the shingle that begins with each of its words, except for the last ones. */
type ShingledText = {
  url: string;
  shingles: readonly string[];
  shingleSet: ReadonlySet<string>;
};

/** The shingles of a page. They name their language: those of two languages are never the same. */
function shingledText({ url, text, textLang, locale }: ParsedPage): ShingledText {
  const words = fold(text).match(word) ?? [];
  const shingles = words
    .slice(shingleSize - 1)
    .map((_word, index) =>
      [textLang ?? locale, ...words.slice(index, index + shingleSize)].join(' '),
    );
  return { url, shingles, shingleSet: new Set(shingles) };
}

/** Number of words of a text that are in a shingle of another one. */
function commonWords({ shingles }: ShingledText, { shingleSet }: ShingledText): number {
  let count = 0;
  let end = 0;
  shingles.forEach((shingle, index) => {
    if (!shingleSet.has(shingle)) return;
    count += index + shingleSize - Math.max(index, end);
    end = index + shingleSize;
  });
  return count;
}

function similarityOf(a: ShingledText, b: ShingledText): number {
  const words = a.shingles.length + b.shingles.length + 2 * (shingleSize - 1);
  return (commonWords(a, b) + commonWords(b, a)) / words;
}

/**
 * The pairs of pages of one language whose texts are nearly the same, each once.
 *
 * The similarity is the share of the words of both that are in a shingle of five words of the other, characters
 * in Chinese and Japanese: where every twentieth word differs it is about 0.95 in any language, whether those
 * words are together or not. The order of paragraphs, case and punctuation do not count.
 *
 * @param pages the indexable ones. Texts of fewer than 50 words are left out
 * @returns URL path of the second page, in the order of the pages, and of the first; the similarity, 0.9 to 1
 */
export function nearDuplicates(pages: readonly ParsedPage[]) {
  /** An index of the shingles spares comparing every pair. */
  const textsWith = new Map<string, ShingledText[]>();
  const texts = pages.filter(({ wordCount }) => wordCount >= minWords).map(shingledText);
  return texts.flatMap((second) => {
    const shared = new Map<ShingledText, number>();
    for (const shingle of second.shingleSet) {
      const first = textsWith.get(shingle) ?? [];
      for (const text of first) shared.set(text, (shared.get(text) ?? 0) + 1);
      textsWith.set(shingle, [...first, second]);
    }
    return [...shared].flatMap(([first, sharedCount]) => {
      const minCount = minSharedShingles * Math.min(first.shingleSet.size, second.shingleSet.size);
      const similarity = sharedCount < minCount ? 0 : similarityOf(second, first);
      return similarity < minSimilarity ? [] : [{ url: second.url, other: first.url, similarity }];
    });
  });
}
