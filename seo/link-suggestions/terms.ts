/** Letters of scripts that are written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(lang: string): Intl.Segmenter {
  const known = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
  segmenters.set(lang, known);
  return known;
}

/** A word and where it begins in its text. */
export type Word = { text: string; index: number };

/** The form in which words are compared. */
export function fold(text: string): string {
  return text.toLocaleLowerCase('en');
}

/** The words of a text in order, by the dictionary of the language, folded. */
export function wordsOf(text: string, lang: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenterOf(lang).segment(text)) {
    if (isWordLike === true) words.push({ text: fold(segment), index });
  }
  return words;
}

/** Whether texts of a language are compared by pairs of characters. */
export function isByPairs(lang: string): boolean {
  return /^(?:zh|ja)\b/.test(lang);
}

/** Each two characters that follow one another in runs without spaces; words of other scripts whole. */
function pairsOf(text: string): string[] {
  const pairs: string[] = [];
  for (const [run] of text.matchAll(/[\p{L}\p{M}\p{N}ー々]+/gu)) {
    const characters = [...run];
    let word = '';
    characters.forEach((character, index) => {
      if (!unspaced.test(character)) {
        word += character;
        return;
      }
      if (word !== '') pairs.push(word);
      word = '';
      const next = characters[index + 1];
      if (next !== undefined && unspaced.test(next)) pairs.push(character + next);
    });
    if (word !== '') pairs.push(word);
  }
  return pairs;
}

/**
 * The terms by which texts are compared: words, in Chinese and Japanese pairs of characters. Numbers are
 * none: they say when and how much, not what about.
 */
export function termsOf(text: string, lang: string): string[] {
  const terms = isByPairs(lang)
    ? pairsOf(fold(text))
    : wordsOf(text, lang).map((word) => word.text);
  return terms.filter((term) => /\p{L}/u.test(term));
}
