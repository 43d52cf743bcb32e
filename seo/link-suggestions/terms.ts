import { fold, wordsOf } from '@/lib/text/words';

/** Letters of scripts that are written without spaces. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;

/** Letters and digits that follow one another: either all of such scripts, or none. */
const runs = new RegExp(`(?<unspaced>${unspaced}+)|(?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** Whether texts of a language are compared by pairs of characters. */
export function isByPairs(lang: string): boolean {
  return /^(?:zh|ja)\b/.test(lang);
}

/** Each two characters that follow one another in runs without spaces; words of other scripts whole. */
function pairsOf(text: string): string[] {
  return [...text.matchAll(runs)].flatMap(([run, isUnspaced]) => {
    if (isUnspaced === undefined) return [run];
    const characters = [...run];
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
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
