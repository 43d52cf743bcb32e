import { fold, wordsOf } from '@/lib/text/words';
import { termsOf } from './terms';
import type { LinkSource } from './types';
import { indexOfWords } from './words-in-text';

/** Weights of terms, of length 1; empty for a text without terms. */
export type Vector = ReadonlyMap<string, number>;

/** What is counted once over all pages of a language. */
export type Corpus = {
  lang: string;
  /** Number of pages. */
  size: number;
  /** Pages by term. */
  frequencies: ReadonlyMap<string, number>;
  /** Pages by word of the dictionary, for telling what is common. */
  wordFrequencies: ReadonlyMap<string, number>;
  /** Whole pages by URL path. */
  vectors: ReadonlyMap<string, Vector>;
  /** The whole texts of the pages. */
  texts: readonly string[];
  /** All links that authors set in running text; the anchor is folded. */
  authorLinks: readonly { source: string; target: string; anchor: string }[];
};

function countPages(pages: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const terms of pages) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** TF-IDF weights: a term counts by the logarithm of its uses, and the more the fewer pages have it. */
export function vectorOf(
  terms: readonly string[],
  { frequencies, size }: Pick<Corpus, 'frequencies' | 'size'>,
): Vector {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weights = [...counts].map(([term, count]): [string, number] => {
    return [term, (1 + Math.log(count)) * Math.log((size + 1) / (frequencies.get(term) ?? 1))];
  });
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight ** 2, 0));
  return new Map(length === 0 ? [] : weights.map(([term, weight]) => [term, weight / length]));
}

/** The cosine of two vectors: 0 for texts with nothing in common, 1 for the same text. */
export function cosine(a: Vector, b: Vector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}

/**
 * Counts what the engine has to know of all pages of a language.
 * @param lang tag of the language
 * @param pages each once, by its canonical path
 */
export function corpusOf(lang: string, pages: readonly LinkSource[]): Corpus {
  const texts = pages.map(({ title, description, blocks }) =>
    [title, description, ...blocks.map(({ text }) => text)].join('\n'),
  );
  const terms = texts.map((text) => termsOf(text, lang));
  const counted = { frequencies: countPages(terms), size: pages.length };
  return {
    ...counted,
    lang,
    wordFrequencies: countPages(texts.map((text) => wordsOf(text, lang).map((word) => word.text))),
    vectors: new Map(pages.map(({ path }, index) => [path, vectorOf(terms[index] ?? [], counted)])),
    texts,
    authorLinks: pages.flatMap(({ path, blocks }) =>
      blocks
        .filter(({ kind }) => kind === 'text')
        .flatMap(({ links }) => links.filter(({ isAutomatic }) => !isAutomatic))
        .map((link) => ({ source: path, target: link.path, anchor: fold(link.text) })),
    ),
  };
}

/** Number of pages in which words stand, at least 1. */
export function pagesWith(words: string, { texts }: Corpus): number {
  return Math.max(1, texts.filter((text) => indexOfWords(text, words) >= 0).length);
}
