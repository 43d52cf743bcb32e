import { breakPlace, markPhrases } from './phrases';

/** Joins what stands on its two sides on one line, without a width (U+2060). */
const joiner = '\u2060';
const noBreakSpace = '\u00a0';

const digits = String.raw`\d(?:[\d.,]*\d)?`;
const dash = '[–—~～-]';
/** Signs before which a line may break, too. */
const wide = /[—～]/;
const range = new RegExp(`(?<=${digits})(${dash})(?=${digits})`, 'gu');

/**
 * What a small number counts: in an alphabet the word after it, if that is short enough for a narrow
 * column. Chinese, Japanese and Korean write on without a space, so there the units are named.
 */
const small = String.raw`(?<![\p{Script=Latin}\d.,–—~～-])\d{1,3}(?:${joiner}?${dash}${joiner}?\d{1,3})?`;
const word = String.raw`\p{Script=Latin}{1,11}(?![\p{L}\d])`;
const cjkUnit =
  '(?:個工作日|个工作日|工作日|営業日|小时|小時|時間|分钟|分鐘|个月|個月|か月|ヶ月|カ月|週間|[天日周週年分]|시간|개월|[분일주년])';
const counted = new RegExp(`(${small}) (?=${word}|${cjkUnit})`, 'gu');
const countedUnspaced = new RegExp(`(${small})(?=${cjkUnit})`, 'gu');

/** The dot that joins Korean words belongs to the first one: no line begins with it. */
const middleDot = /(?<=[\p{Script=Hangul}\p{Script=Latin}\d)])·/gu;

/** A currency's code and the amount after it. */
const amount = /\b([A-Z]{3}) (?=\d)/g;

/** Compounds short enough for the narrowest heading: a longer one may still break at its hyphen. */
const compound = /(?<!\S)\p{P}?[\p{L}\d]{1,9}-[\p{L}\d]{1,9}\p{P}{0,2}(?!\S)/gu;

/**
 * Keeps together what must not be broken over two lines: ranges of numbers (`10,000–50,000`), small
 * numbers and what they count (`4–8 weeks`), amounts and their currency (`PHP 1,000`), and in headings
 * short compounds (`well-kept`) too, and phrases in languages without spaces. By characters without a width
 * and no-break spaces: searching in the page finds the text as it is typed, and lines are balanced as
 * usual. The one such rule; texts get it when they are loaded.
 * @param lang tag of the language; matters for headings only
 */
export function typeset(text: string, kind: 'text' | 'heading', lang = 'en'): string {
  const kept = text
    .replace(range, (sign) => (wide.test(sign) ? joiner : '') + sign + joiner)
    .replace(counted, `$1${noBreakSpace}`)
    .replace(countedUnspaced, `$1${joiner}`)
    .replace(amount, `$1${noBreakSpace}`)
    .replace(middleDot, `${joiner}·`);
  return kind === 'text'
    ? kept
    : markPhrases(
        kept.replace(compound, (found) => found.replace('-', `-${joiner}`)),
        lang,
      );
}

/** A text as it was typed: without what `typeset` puts in, for comparing and measuring. */
export function withoutTypesetting(text: string): string {
  return text.replaceAll(joiner, '').replaceAll(breakPlace, '').replaceAll(noBreakSpace, ' ');
}
