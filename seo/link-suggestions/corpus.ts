import { fold, wordsOf } from '@/lib/text/words';
import { hasWords } from './has-words';
import { termsOf } from './terms';
import type { LinkSource } from './types';
import { type Vector, vectorOf } from './vectors';

/** Words that an author made a link. */
type AuthorLink = { source: string; target: string; anchor: string };

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
  /** What the pages say. */
  texts: readonly string[];
  /** All links that authors set in running text; the anchor is folded. */
  authorLinks: readonly AuthorLink[];
};

function textOf({ title, description, blocks }: LinkSource): string {
  return [title, description, ...blocks.map(({ text }) => text)].join('\n');
}

function countPages(pages: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const terms of pages) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/**
 * Counts what the engine has to know of all pages of a language.
 * @param lang tag of the language
 * @param pages each once, by its canonical path
 */
export function corpusOf(lang: string, pages: readonly LinkSource[]): Corpus {
  const texts = pages.map(textOf);
  const terms = texts.map((text) => termsOf(text, lang));
  const frequencies = countPages(terms);
  return {
    lang,
    size: pages.length,
    frequencies,
    wordFrequencies: countPages(texts.map((text) => wordsOf(text, lang).map((word) => word.text))),
    vectors: new Map(
      pages.map(({ path }, index) => [
        path,
        vectorOf(terms[index] ?? [], frequencies, pages.length),
      ]),
    ),
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
  return Math.max(1, texts.filter((text) => hasWords(text, words)).length);
}
