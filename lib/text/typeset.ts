import { breakPlace, joiner, joinWords, markPhrases } from './phrases';
import { holdShortWords, narrowestLine, noBreakSpace } from './short-words';

const digits = String.raw`\d(?:[\d.,]*\d)?[만천억万億]?`;
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
  '(?:個工作日|个工作日|工作日|営業日|小时|小時|時間|分钟|分鐘|(?:个月|個月|か月|ヶ月|カ月)[目分]?|週間|年間|ページ|種類|[天日周週年分枚件回]|시간|개월|[분일주년])';
const counted = new RegExp(`(${small}) (?=${word}|${cjkUnit})`, 'gu');
const countedUnspaced = new RegExp(`(${small})(?=${cjkUnit})`, 'gu');
/** A unit of several characters, in which a line could break, too: `か月`, `小时`. */
const longUnit = new RegExp(`(?<=\\d[${joiner}${noBreakSpace}])${cjkUnit}`, 'gu');

/** The dot that joins Korean words belongs to the first one: no line begins with it. */
const middleDot = /(?<=[\p{Script=Hangul}\p{Script=Latin}\d)])·/gu;

/** A currency's code and the amount after it. */
const amount = /\b([A-Z]{3}) (?=\d)/g;

/** The number of a law or form belongs to what it is called. */
const lawNumber = /\b(Republic Act|Department Order|Revenue Regulations|BIR Form) (?=\d)/g;

/** Names and numbers of forms are no compounds: they are not broken at their hyphens. */
const hyphenatedName = /(?<=\bPag)-(?=IBIG\b)|(?<=\b\d{4})-(?=[A-Z]{1,2}\b)/g;

/** What follows a figure in Korean without a space: the browser would break after these signs. */
const koreanAfterSign = /(?<=[%)])(?=\p{Script=Hangul})/gu;

/** Parts of one number in Chinese and Japanese: `第1`, `3万5,000`. */
const partsOfNumber = /(?<=第)(?=\d)|(?<=\d)(?=[万億亿千])|(?<=[万億亿千])(?=\d)/gu;

/** The day and the month of a German date. */
const germanDay = /\b(\d{1,2}\.) (?=\p{Lu}\p{Ll}+ \d{4})/gu;

const katakana = String.raw`[\p{Script=Katakana}ー]`;
const character = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

/**
 * The last characters of a Chinese or Japanese text that is no label: a line of one or two of them looks
 * lost, and browsers see to that in alphabets only. No more than these: each tie weighs as much as a
 * character. Three after a sign or a letter are a word that stands for itself: 、ホーム.
 */
const lastCharacters = new RegExp(
  `(?:(?<=${character})${katakana}*${character}{3}|(?<!${character})${katakana}*${character}{4})(?=[。！？”」）]{0,2}$)`,
  'u',
);

/**
 * How many characters stand before them at least: a shorter text has one line. In Japanese, browsers break
 * narrow columns between phrases (app/globals.css), and a phone's are wide.
 */
const beforeLast: Readonly<Record<string, number>> = { zh: 8, ja: 13 };

/** Compounds in headings: one that is wider than the narrowest line may still break at its hyphen. */
const compound = /(?<!\S)\p{P}?[\p{L}\d]{1,9}-[\p{L}\d]{1,9}\p{P}{0,2}(?!\S)/gu;

/**
 * What a text is: one of its own, or a part of one that goes on after it, with a link or an explained
 * term; or a heading.
 */
type TextKind = 'text' | 'part' | 'heading';

/** Every character tied to the next one. */
function tied(text: string): string {
  return [...text].join(joiner);
}

/** What only one language has. */
function ofLanguage(text: string, kind: TextKind, lang: string): string {
  if (lang === 'de') return text.replace(germanDay, `$1${noBreakSpace}`);
  if (kind === 'heading') return text;
  const kept = text.replace(longUnit, tied).replace(partsOfNumber, joiner);
  const before = kind === 'text' ? beforeLast[lang.slice(0, 2)] : undefined;
  const ended = kept.replace(lastCharacters, (last, offset) =>
    before === undefined || offset < before ? last : tied(last),
  );
  return joinWords(ended, lang);
}

function heading(text: string, lang: string): string {
  const joined = text.replace(compound, (found) =>
    found.length > narrowestLine ? found : found.replace('-', `-${joiner}`),
  );
  return markPhrases(holdShortWords(joined, lang), lang);
}

/**
 * Keeps together what must not be broken over two lines: ranges of numbers (`10,000–50,000`), small
 * numbers and what they count (`4–8 weeks`), amounts and their currency (`PHP 1,000`), laws and their
 * numbers; the last characters of a Chinese or Japanese text; and in headings short compounds (`well-kept`), short
 * words and the word that they belong to, and phrases in languages without spaces. By characters without
 * a width and no-break spaces: searching in the page finds the text as it is typed, and lines are balanced
 * as usual. The one such rule, for all texts that are shown.
 * @param lang tag of the language
 */
export function typeset(text: string, kind: TextKind, lang = 'en'): string {
  const kept = text
    .replace(range, (sign) => (wide.test(sign) ? joiner : '') + sign + joiner)
    .replace(counted, `$1${noBreakSpace}`)
    .replace(countedUnspaced, `$1${joiner}`)
    .replace(amount, `$1${noBreakSpace}`)
    .replace(lawNumber, (found) => found.replaceAll(' ', noBreakSpace))
    .replace(hyphenatedName, `-${joiner}`)
    .replace(koreanAfterSign, joiner)
    .replace(middleDot, `${joiner}·`);
  const own = ofLanguage(kept, kind, lang);
  return kind === 'heading' ? heading(own, lang) : own;
}

/** A text as it was typed: without what `typeset` puts in, for comparing and measuring. */
export function withoutTypesetting(text: string): string {
  return text.replaceAll(joiner, '').replaceAll(breakPlace, '').replaceAll(noBreakSpace, ' ');
}
