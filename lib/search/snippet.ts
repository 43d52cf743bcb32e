import { decodePart } from '@/lib/text/decode-part';
import type { Measure } from './arial-width';
import type { TextBox } from './search-limits';

/** The end of a text that search pages cut; it never begins a line. */
export const ellipsis = '\u00a0...';

/** Characters beside which a text may be cut: Han, kana, their punctuation and full-width forms. */
const cutAnywhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u3000-\u303f\uff00-\uff60]/u;

/** Whether a text may be cut between two characters: only Chinese and Japanese are cut within words. */
function isCutPlace(before: string, after: string): boolean {
  return /\s/.test(before + after) || cutAnywhere.test(before + after);
}

/**
 * The longest beginning of a text that fits with an ellipsis, as search pages cut it: after a word, in
 * Chinese and Japanese after any character, and never within one of several code points. A first word
 * that is too long by itself is cut all the same. A text that fits is returned as it is.
 * @param limit maximum width, in the unit of `measure`
 */
export function cutText(text: string, limit: number, measure: Measure): string {
  if (measure(text) <= limit) return text;
  let wordEnd = 0;
  let end = 0;
  let before = '';
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    if (measure(text.slice(0, index).trimEnd() + ellipsis) > limit) break;
    end = index;
    if (isCutPlace(before, segment)) wordEnd = index;
    before = segment;
  }
  return text.slice(0, wordEnd || end).trimEnd() + ellipsis;
}

const lineBreakScripts =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]';

/** Where browsers break a line, near enough to tell how many lines a text fills. */
const lineBreaks = new RegExp(
  [
    '(?<= )(?=[^ ])',
    '(?<=\\p{L}-)(?=\\p{L})',
    `(?<=[^\\s\\p{Ps}\\p{Pi}])(?!ー)(?=${lineBreakScripts})`,
    `(?<=${lineBreakScripts})(?=[^\\sー\\p{Pe}\\p{Pf}\\p{Po}\\p{M}])`,
  ].join('|'),
  'u',
);

/** Pixels that a text takes of a box: on several lines, with what stays empty at their ends. */
export function takenWidth(text: string, { width, lines }: TextBox, measure: Measure): number {
  if (lines === 1) return measure(text);
  let full = 0;
  let line = '';
  for (const piece of text.split(lineBreaks)) {
    const isFull = line !== '' && measure((line + piece).trimEnd()) > width;
    if (isFull) full += 1;
    line = isFull ? piece : line + piece;
  }
  return full * width + measure(line.trimEnd());
}

/** An absolute URL as search results show it: `https://example.com › de › articles`. @throws TypeError for others */
export function displayUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return [origin, ...pathname.split('/').filter(Boolean).map(decodePart)].join(' › ');
}
