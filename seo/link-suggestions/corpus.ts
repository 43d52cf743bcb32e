import { fold, isUnspaced, wordsOf } from '@/lib/text/words';
import type { LinkSource } from './link-source';
import { indexOfWords } from './words-in-text';

/** Weights of terms, of length 1; empty for a text without terms. */
export type Vector = ReadonlyMap<string, number>;

/** Counts over all pages of a language. */
export type Corpus = {
  lang: string;
  /** Number of pages. */
  size: number;
  /** Number of pages by term: its document frequency. */
  frequencies: ReadonlyMap<string, number>;
  /** The same by word, as `wordsOf` finds them: in Chinese and Japanese terms are bigrams. */
  wordFrequencies: ReadonlyMap<string, number>;
  /** The vector of each page by URL path. */
  vectors: ReadonlyMap<string, Vector>;
  /** The text of each page: title, description and blocks, a line each. */
  texts: readonly string[];
  /** All links that authors set in running text; the anchor is folded. */
  authorLinks: readonly { source: string; target: string; anchor: string }[];
};

/** Letters of scripts that are written without spaces. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;

/** Runs of letters and digits: either all of such scripts, or none. */
const runs = new RegExp(`(?<unspaced>${unspaced}+)|(?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** Character bigrams of the runs without spaces; words of other scripts whole. */
function bigramsOf(text: string): string[] {
  return [...text.matchAll(runs)].flatMap(([run, unspacedRun]) => {
    if (unspacedRun === undefined) return [run];
    const characters = [...run];
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
}

/** The terms that texts are compared by: words, in Chinese and Japanese bigrams. Numbers do not tell the subject. */
export function termsIn(text: string, lang: string): string[] {
  const terms = isUnspaced(lang)
    ? bigramsOf(fold(text))
    : wordsOf(text, lang).map((word) => word.text);
  return terms.filter((term) => /\p{L}/u.test(term));
}

function countTerms(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** TF-IDF weights: a term counts by the logarithm of its uses, and the more the fewer pages have it. */
export function vectorOf(
  text: string,
  { frequencies, lang, size }: Pick<Corpus, 'frequencies' | 'lang' | 'size'>,
): Vector {
  const weights = [...countTerms(termsIn(text, lang))].map(([term, count]): [string, number] => {
    return [term, (1 + Math.log(count)) * Math.log((size + 1) / (frequencies.get(term) ?? 1))];
  });
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([term, weight]) => [term, weight / length]));
}

/** The cosine of two vectors: 0 for texts with nothing in common, 1 for the same text. */
export function cosine(a: Vector, b: Vector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}

/** Counts terms and words over all pages of a language (its tag), and collects the links of authors. */
export function corpusOf(lang: string, pages: readonly LinkSource[]): Corpus {
  const texts = pages.map(({ title, description, blocks }) =>
    [title, description, ...blocks.map(({ text }) => text)].join('\n'),
  );
  const countPagesBy = (parts: (text: string) => readonly string[]) =>
    countTerms(texts.flatMap((text) => [...new Set(parts(text))]));
  const counted = {
    lang,
    size: pages.length,
    frequencies: countPagesBy((text) => termsIn(text, lang)),
  };
  return {
    ...counted,
    wordFrequencies: countPagesBy((text) => wordsOf(text, lang).map((word) => word.text)),
    vectors: new Map(pages.map(({ url }, index) => [url, vectorOf(texts[index] ?? '', counted)])),
    texts,
    authorLinks: pages.flatMap(({ url, blocks }) =>
      blocks
        .filter(({ kind }) => kind === 'text')
        .flatMap(({ links }) => links.filter(({ isAutomatic }) => !isAutomatic))
        .map((link) => ({ source: url, target: link.path, anchor: fold(link.text) })),
    ),
  };
}

/** Counts the pages that contain words; at least 1. */
export function countPagesWith(words: string, { texts }: Corpus): number {
  return Math.max(1, texts.filter((text) => indexOfWords(text, words) >= 0).length);
}
