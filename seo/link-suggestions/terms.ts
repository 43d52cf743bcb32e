import { fold, wordsOf } from '@/lib/text/words';

/** Letters of scripts that are written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

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
