import type { Measure } from './arial-width';

/** What search pages end a text with that they cut; it never begins a line. */
export const ellipsis = '\u00a0...';

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u3000-\u303f\uff00-\uff60]/u;

/** Whether a text may be cut between two characters: only Chinese and Japanese are cut within words. */
function isCutPlace(before: string, after: string): boolean {
  return /\s/.test(before + after) || unspaced.test(before + after);
}

/**
 * The longest beginning of a text that fits with an ellipsis, as search pages cut it: after a word, in
 * Chinese and Japanese after any character, and never within one of several code points. A first word
 * that is too long by itself is cut all the same. A text that fits is returned as it is.
 * @param most in the unit of `measure`
 */
export function cutText(text: string, most: number, measure: Measure): string {
  if (measure(text) <= most) return text;
  let wordEnd = 0;
  let end = 0;
  let before = '';
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    if (measure(text.slice(0, index).trimEnd() + ellipsis) > most) break;
    end = index;
    if (isCutPlace(before, segment)) wordEnd = index;
    before = segment;
  }
  return text.slice(0, wordEnd || end).trimEnd() + ellipsis;
}
