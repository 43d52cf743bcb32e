import { isWord } from '@/lib/text/word-boundary';
import { fold, indexesOf } from '@/lib/text/words';

/** Offset of whole words in a text: the first place with the same case, else the first in any; -1 without one. */
export function indexOfWords(text: string, words: string): number {
  const indexOf = (part: string, whole: string) =>
    indexesOf(part, whole).find((start) => isWord(whole, start, start + part.length));
  return indexOf(words, text) ?? indexOf(fold(words), fold(text)) ?? -1;
}

/**
 * The sentence of a text that holds a span of it; several where the span goes beyond the end of one,
 * as in “das 13. Monatsgehalt”.
 * @param end offset of the first character after the span
 * @param lang tag of the language
 */
export function sentenceAt(text: string, start: number, end: number, lang: string): string {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  const first = sentences.containing(start);
  const last = sentences.containing(end - 1);
  if (first === undefined || last === undefined) return text;
  return text.slice(first.index, last.index + last.segment.length).trim();
}
