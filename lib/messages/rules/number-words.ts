import { rulesOf } from '@/lib/messages/languages/rules-of';

/**
 * Whether a text of the language holds a number as a word, from two to thirteen. Where the words of a
 * language are not known, any text may hold it.
 */
export function spellsNumber(language: string, number: number, text: string): boolean {
  const words = rulesOf(language)?.numbers;
  return words === undefined ? number <= 13 : (words[number]?.test(text) ?? false);
}

const cardinals = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];
const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth'],
];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** Words of English by the number that another language may write for them. */
const numbersByWord: ReadonlyMap<string, number> = new Map([
  ...cardinals.map((word, index): [string, number] => [word, index]),
  ...ordinals.map((word, index): [string, number] => [word, index + 1]),
  ...months.map((word, index): [string, number] => [word.toLowerCase(), index + 1]),
  ...['twice', 'both', 'double', 'pair', 'pairs', 'half'].map((word): [string, number] => [
    word,
    2,
  ]),
  ['dozen', 12],
]);

/** What follows “the two” where it stands for what was named before: `keep the two in separate files`. */
const afterPronoun = String.raw`\s(?:of|in|on|at|to|for|with|and|or|is|are|lie|differ)\b|[.,;:!?)]|$`;

/**
 * A number that has to be translated as one. `one` is as often a pronoun, and “a question or two” is as
 * much as “a few”.
 */
const demanded = new RegExp(
  String.raw`(?<![\p{L}-]|\ba \p{L}+ or )(?<word>${cardinals.slice(2).join('|')})(?!\p{L}| (?:hundred|thousand|million|billion))(?<!\bthe \k<word>(?=${afterPronoun}))`,
  'gimu',
);

/** The numbers from two to twelve that an English text counts with, by the word as it stands there. */
export function countedNumbers(english: string): Map<string, number> {
  return new Map(
    [...english.matchAll(demanded)].map(([word]) => [
      word,
      numbersByWord.get(word.toLowerCase()) ?? 0,
    ]),
  );
}

/** All numbers that words of an English text stand for: ordinals, months, halves and pairs too. */
export function numbersInWords(english: string): Set<number> {
  const words = english.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.flatMap((word) => numbersByWord.get(word) ?? []));
}
