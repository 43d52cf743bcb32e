import { isWord } from '@/lib/text/word-boundary';
import { fold } from '@/lib/text/words';

function indexOfWhole(text: string, words: string): number {
  let at = text.indexOf(words);
  while (at >= 0 && !isWord(text, at, at + words.length)) at = text.indexOf(words, at + 1);
  return at;
}

/**
 * Where words stand in a text, and not as a part of longer ones: the first place at which they stand as
 * they are written, else the first in whatever case; -1 where there is none.
 */
export function indexOfWords(text: string, words: string): number {
  const exact = indexOfWhole(text, words);
  return exact >= 0 ? exact : indexOfWhole(fold(text), fold(words));
}

/**
 * The sentence of a text in which words stand; more than one where they go on beyond its end, as in “das
 * 13. Monatsgehalt”.
 * @param start offset of the words in the text
 * @param end offset of what follows them
 * @param lang tag of the language
 */
export function sentenceAt(text: string, start: number, end: number, lang: string): string {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  const first = sentences.containing(start);
  const last = sentences.containing(end - 1);
  if (first === undefined || last === undefined) return text;
  return text.slice(first.index, last.index + last.segment.length).trim();
}
