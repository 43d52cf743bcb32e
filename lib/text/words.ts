const segmenters = new Map<string, Intl.Segmenter>();

/** The word segmenter of a language, cached. */
export function segmenterOf(lang: string): Intl.Segmenter {
  const known = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
  segmenters.set(lang, known);
  return known;
}

/** A word and where it begins in its text. */
export type Word = { text: string; index: number };

/** The form in which words are compared: lower case, by the same rules in every language. */
export function fold(text: string): string {
  return text.toLocaleLowerCase('en');
}

/** The words of a text in order, by the segmenter of the language, folded. */
export function wordsOf(text: string, lang: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenterOf(lang).segment(text)) {
    if (isWordLike === true) words.push({ text: fold(segment), index });
  }
  return words;
}

/** Whether a language puts no spaces between words. */
export function isUnspaced(lang: string): boolean {
  return /^(?:zh|ja)\b/.test(lang);
}

/** Number of words in a language with spaces: runs between them that hold a letter or a digit. */
export function countWordsBySpaces(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Number of words: by spaces; in Chinese and Japanese by the segmenter (請求書を送る has three), ten times as slow. */
export function countWords(text: string, lang: string): number {
  return isUnspaced(lang) ? wordsOf(text, lang).length : countWordsBySpaces(text);
}

/** The indexes at which a string occurs in a text, also where two overlap. @param string not empty */
export function indexesOf(string: string, text: string): number[] {
  const indexes: number[] = [];
  for (let at = text.indexOf(string); at !== -1; at = text.indexOf(string, at + 1)) {
    indexes.push(at);
  }
  return indexes;
}
