import type { Measure } from './arial-width';
import type { TextBox } from './search-limits';

const eastAsian = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]';

/** Where browsers break a line, near enough to tell how many lines a text fills. */
const lineBreaks = new RegExp(
  [
    '(?<= )(?=[^ ])',
    '(?<=\\p{L}-)(?=\\p{L})',
    `(?<=[^\\s\\p{Ps}\\p{Pi}])(?!ー)(?=${eastAsian})`,
    `(?<=${eastAsian})(?=[^\\sー\\p{Pe}\\p{Pf}\\p{Po}\\p{M}])`,
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
