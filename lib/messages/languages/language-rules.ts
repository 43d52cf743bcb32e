/** A pattern that no text may match, and why. */
export type Check = { pattern: RegExp; problem: string };

/** A wording that the site does not use, and what it uses instead. */
type WordingRule = { pattern: RegExp; reason: string; except?: 'headings' };

/** What the rules of `lib/messages/rules/` know of a language that English is translated into. */
export type LanguageRules = {
  /** Its quotation marks, opening to closing, and those of titles of laws. */
  quotes: Readonly<Record<string, string>>;
  /** Marks that must precede others: `{ '¿': '?' }`. */
  openings?: Readonly<Record<string, string>>;
  /** The word by which a text asks to confirm something; `common.laws.confirm` quotes it. */
  confirms: RegExp;
  /** The numbers from two to thirteen as words: some languages write the thirteenth month out. */
  numbers: Readonly<Record<number, RegExp>>;
  /** The word after the digits of a year. */
  yearWord?: string;
  /** Words with a digit in them that count nothing. */
  uncounted?: RegExp;
  /** Words of a language in Latin letters that are spelled like English function words: `has`. */
  lookalikes?: ReadonlySet<string>;
  /** Marks and spaces that are wrong in the language. */
  punctuation: readonly Check[];
  /** Words and forms of address that the site does not use. */
  wording: readonly WordingRule[];
};

/** Han and kana: what Chinese and Japanese are written in, for use within a pattern with the flag u. */
const hanOrKana = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

const space = '[ \u00a0\u202f]';

/** Abbreviations whose full stop is theirs: `Inc.`, `No.` */
const abbreviated = String.raw`(?<!\b(?:Inc|Corp|Co|Ltd|No))`;

/** What is as wide as a Chinese character, and has no space beside it. */
const wide = `(?:${hanOrKana}|[，。、；：？！（）「」『』《》…—])`;

/** Chinese and Japanese: full-width marks, no spaces. The asterisk of a required field stands apart. */
export const fullWidth: readonly Check[] = [
  {
    pattern: new RegExp(
      [
        `${hanOrKana}${space}?[,.;:?!]`,
        `${abbreviated}[,.;:?!]${space}?(?:${wide}|[“‘])`,
        String.raw`(?<=${hanOrKana}[^\n]*)${abbreviated}[,.;:?!]$`,
      ].join('|'),
      'mu',
    ),
    problem: 'a half-width mark; in Chinese and Japanese it is full-width',
  },
  {
    pattern: new RegExp(String.raw`${hanOrKana}[^\n]*[()]|[()][^\n]*${hanOrKana}`, 'u'),
    problem: 'half-width brackets; in Chinese and Japanese they are （ ）',
  },
  {
    pattern: new RegExp(String.raw`${wide}${space}(?!\*)|(?<!\*)${space}${wide}`, 'u'),
    problem: 'a space beside Chinese or Japanese',
  },
];

/** Korean, Spanish and German: half-width marks, joined to the word before them. */
export const halfWidth: readonly Check[] = [
  { pattern: new RegExp(`${space}[,.;:!?]`), problem: 'a space before a mark' },
  { pattern: /[，。、！？：；（）]/, problem: 'a full-width mark' },
];

/** Whole words, also with a capital first, but not in capitals (TI). @param list of patterns in lower case, with spaces */
export function words(list: string): RegExp {
  const either = list
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`);
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${either.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}
