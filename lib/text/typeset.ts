import { displayWidth } from './display-width';

const noBreakSpace = '\u00a0';

/** A text that no line breaks within. */
function unbroken(text: string): string {
  return text.replaceAll(' ', noBreakSpace);
}

const dash = '[–—~～-]';

/**
 * A small number and the word that it counts, if that is short enough for a narrow column. Korean sets a
 * space before some units, Japanese and Chinese before none.
 */
const small = String.raw`(?<![\p{Script=Latin}\d.,–—~～-])\d{1,3}(?:${dash}\d{1,3})?`;
const word = String.raw`\p{Script=Latin}{1,11}(?![\p{L}\d])`;
const koreanUnit = '(?:시간|개월|[분일주년])';
const counted = new RegExp(`${small} (?=${word}|${koreanUnit})`, 'gu');

/** An amount and its currency, before it or after, and its sign. */
const amount = /[+−–] (?=[A-Z]{3} \d)|\b[A-Z]{3} (?=\d)|(?<=\d|Millionen) (?=(?:PHP|USD)\b)/g;

/**
 * The number of a law, section or form belongs to the last word of what it is called. Its whole name would leave half
 * a line empty on a phone.
 */
const lawNumber =
  /(?<=\b(?:Republic Act|Presidential Decree|(?:Executive|Department|Memorandum) Order|Memorandum Circulars?|Revenue Regulations|BIR Form|arts?\.|ss?\.)) (?=\d)/g;

/** The day and the month of an English date. */
const englishDay =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?=\d{1,2}\b)/g;

/** Within a number, its percent sign, and a range that is written with a word: `15 000`, `12 %`, `3 a 5`. */
const withinNumber = /(?<=\d) (?=%|\d{3}(?!\d))|(?<=\d[만억]) (?=\d)|(?<=\d) a (?=\d)/gu;

/** The day and the month of a German date, and the 13th salary. */
const germanDay =
  /\b\d{1,2}\. (?=Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Monatsgehalt)/gu;

/**
 * What a group of words may measure in the columns of `displayWidth`: a line of the largest heading on the
 * narrowest phone. A wider one would be broken within a word.
 */
const narrowestLine = 15;

/** Words that no line of a heading ends, or begins, with. */
type ShortWords = {
  /** Stay with the word after them: articles, prepositions, conjunctions. */
  withNext: RegExp;
  /** Stay with the word before them. */
  withPrevious?: RegExp;
};

const shortWords: Readonly<Record<string, ShortWords>> = {
  en: { withNext: /^(?:an?|the|your|our|of|in|on|at|to|by|for|and|or)$/iu },
  es: {
    withNext: /^(?:el|la|los|las|un|una|del?|al?|en|con|por|para|sus?|y|e|o|u)$/iu,
  },
  de: {
    withNext:
      /^(?:der|die|das|den|dem|des|eine?[mnrs]?|ein|im|in|am|an|auf|für|und|oder|von|vom|zu|zum|zur|Ihre?[mnrs]?|Ihr)$/iu,
  },
  ko: {
    withNext: /^(?:이|그|첫|한|두|세|네|각|새|안|못|수)$/u,
    withPrevious: /^(?:수|위한|위해|대한|관한|따른|않.*)$/u,
  },
};

/** The words joined by no-break spaces; the first words stay outside where all would be too wide. */
function joinedGroup(words: readonly string[]): string {
  const start = words.findIndex(
    (_, index) => displayWidth(words.slice(index).join(' ')) <= narrowestLine,
  );
  const from = start === -1 ? words.length - 1 : start;
  return [...words.slice(0, from), words.slice(from).join(noBreakSpace)].join(' ');
}

/**
 * Keeps short words of a heading beside the word that they belong to, by no-break spaces, as far as a
 * narrow line holds them: `una / previsión` becomes `una previsión`.
 * @param lang tag of the language; Chinese and Japanese have no spaces and stay as they are
 */
function joinShortWords(text: string, lang: string): string {
  const [language = ''] = lang.split('-');
  const { withNext, withPrevious } = shortWords[language] ?? {};
  if (withNext === undefined) return text;
  const groups: string[][] = [];
  let last: string | undefined;
  for (const word of text.split(' ')) {
    const isJoined =
      last !== undefined && (withNext.test(last) || (withPrevious?.test(word) ?? false));
    if (isJoined) groups.at(-1)?.push(word);
    else groups.push([word]);
    last = word;
  }
  return groups.map(joinedGroup).join(' ');
}

/**
 * Keeps together by no-break spaces what must not be broken over two lines: small numbers and what they
 * count (`4–8 weeks`), amounts and their currency (`PHP 1,000`), laws and their numbers, and in headings
 * short words and the word that they belong to. What has no spaces is kept together by elements
 * (`lib/text/unbroken-parts.ts`, `lib/text/phrases.ts`).
 */
export function typeset(text: string, kind: 'text' | 'heading', lang = 'en'): string {
  const joined = text
    .replace(withinNumber, unbroken)
    .replace(counted, unbroken)
    .replace(amount, unbroken)
    .replace(lawNumber, unbroken)
    .replace(englishDay, unbroken);
  const all = lang === 'de' ? joined.replace(germanDay, unbroken) : joined;
  return kind === 'heading' ? joinShortWords(all, lang) : all;
}

/** What a page shows, as it was written: for comparing and measuring. */
export function withoutTypesetting(text: string): string {
  return text.replaceAll(noBreakSpace, ' ');
}
