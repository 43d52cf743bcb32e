import { holdShortWords, noBreakSpace } from './short-words';

const dash = '[–—~～-]';

/**
 * A small number and the word that it counts, if that is short enough for a narrow column. Korean sets a
 * space before some units, Japanese and Chinese before none.
 */
const small = String.raw`(?<![\p{Script=Latin}\d.,–—~～-])\d{1,3}(?:${dash}\d{1,3})?`;
const word = String.raw`\p{Script=Latin}{1,11}(?![\p{L}\d])`;
const koreanUnit = '(?:시간|개월|[분일주년])';
const counted = new RegExp(`(${small}) (?=${word}|${koreanUnit})`, 'gu');

/** A currency's code and the amount after it. */
const amount = /\b([A-Z]{3}) (?=\d)/g;

/** The number of a law or form belongs to what it is called. */
const lawNumber = /\b(Republic Act|Department Order|Revenue Regulations|BIR Form) (?=\d)/g;

/** The day and the month of a German date, and the 13th salary. */
const germanDay =
  /\b(\d{1,2}\.) (?=Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Monatsgehalt)/gu;

/**
 * Keeps together by no-break spaces what must not be broken over two lines: small numbers and what they
 * count (`4–8 weeks`), amounts and their currency (`PHP 1,000`), laws and their numbers, and in headings
 * short words and the word that they belong to. What has no space to close is kept together by elements
 * (`lib/text/unbroken-parts.ts`, `lib/text/phrases.ts`).
 * @param lang tag of the language
 */
export function typeset(text: string, kind: 'text' | 'heading', lang = 'en'): string {
  const kept = text
    .replace(counted, `$1${noBreakSpace}`)
    .replace(amount, `$1${noBreakSpace}`)
    .replace(lawNumber, (found) => found.replaceAll(' ', noBreakSpace));
  const own = lang === 'de' ? kept.replace(germanDay, `$1${noBreakSpace}`) : kept;
  return kind === 'heading' ? holdShortWords(own, lang) : own;
}

/** A text as it was typed: without what `typeset` puts in, for comparing and measuring. */
export function withoutTypesetting(text: string): string {
  return text.replaceAll(noBreakSpace, ' ');
}
