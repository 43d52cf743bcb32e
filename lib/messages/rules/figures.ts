import { hardCodedFigureProblems } from '@/lib/messages/icu';
import { rulesOf } from '@/lib/messages/languages/rules-of';

/** Whether a text has a number from two to thirteen as a word; always where the number words are not known. */
export function spellsNumber(language: string, number: number, text: string): boolean {
  const words = rulesOf(language)?.numbers;
  return words === undefined ? number <= 13 : (words[number]?.test(text) ?? false);
}

const cardinals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Words of English by the number that another language may write for them. */
const numbersByWord: ReadonlyMap<string, number> = new Map([
  ...cardinals.map((word, index): [string, number] => [word, index]),
  ...ordinals.map((word, index): [string, number] => [word, index + 1]),
  ...months.map((word, index): [string, number] => [word, index + 1]),
  ...'twice both double pair pairs half'.split(' ').map((word): [string, number] => [word, 2]),
  ['dozen', 12],
  ...teens.map((word, index): [string, number] => [word, index + 13]),
  ...tens.map((word, index): [string, number] => [word, 10 * (index + 2)]),
  ['hundred', 100],
]);

/** What follows “the two” where it stands for what was named before: `keep the two in separate files`. */
const afterPronoun = String.raw`\s(?:of|in|on|at|to|for|with|and|or|is|are|lie|differ)\b|[.,;:!?)]|$`;

/** A number that a translation must have: not `one`, maybe a pronoun, nor “a question or two”, which means a few. */
const requiredNumber = new RegExp(
  String.raw`(?<![\p{L}-]|\ba \p{L}+ or )(?<word>${cardinals.slice(2).join('|')})(?!\p{L}| (?:hundred|thousand|million|billion))(?<!\bthe \k<word>(?=${afterPronoun}))`,
  'gimu',
);

/** The numbers from two to twelve that an English text counts with, by the word as the text has it. */
export function countedNumbers(english: string): Map<string, number> {
  return new Map(
    [...english.matchAll(requiredNumber)].map(([word]) => [
      word,
      numbersByWord.get(word.toLowerCase()) ?? 0,
    ]),
  );
}

/** All numbers that an English text has as words: `forty-two`, ordinals, months, halves and pairs, too. */
export function numbersInWords(english: string): Set<number> {
  const words = english.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const numbers = word.split('-').flatMap((part) => numbersByWord.get(part) ?? []);
      const [ten = 0, unit = 0] = numbers;
      return ten >= 20 && unit > 0 && unit < 10 ? [...numbers, ten + unit] : numbers;
    }),
  );
}

/** What follows a number and multiplies it; 万 and 만 are ten thousand. */
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  mil: 1e3,
  tausend: 1e3,
  千: 1e3,
  천: 1e3,
  万: 1e4,
  만: 1e4,
  million: 1e6,
  millón: 1e6,
  millones: 1e6,
  millionen: 1e6,
  'mio.': 1e6,
  百万: 1e6,
  백만: 1e6,
  千万: 1e7,
  천만: 1e7,
  亿: 1e8,
  億: 1e8,
  억: 1e8,
  billion: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  'mrd.': 1e9,
};

const longestFirst = Object.keys(scales).toSorted((a, b) => b.length - a.length);
const scale = longestFirst.map((word) => word.replace('.', String.raw`\.`)).join('|');

const space = '[ \u00a0\u202f]';
const grouped = String.raw`[1-9]\d{0,2}(?:(?:[.,]|${space})\d{3})+(?!\d)`;

/** A time of day; a code such as `1604-C`, `2550Q`, `9(g)` or `UTC+8`; or a number. */
const figure = new RegExp(
  [
    String.raw`(?<hours>\d{1,2}):(?<minutes>\d{2})(?:${space}(?<half>AM|PM))?`,
    String.raw`(?<![A-Za-z\d])(?<ordinal>\d+)(?:st|nd|rd|th)(?![A-Za-z])`,
    String.raw`(?<![A-Za-z\d])(?<code>UTC[+-]\d+|\d+\([a-z]\)|\d+-[A-Z]{1,2}|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]+)(?![A-Za-z\d])`,
    String.raw`(?<number>${grouped}(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?:${space}?(?<scale>${scale})(?!\p{Script=Latin}))?`,
  ].join('|'),
  'giu',
);

const isGrouped = new RegExp(`^${grouped}`, 'u');

function numberOf(written: string): number {
  const [group] = isGrouped.exec(written) ?? [''];
  const integer = group.replace(/\D/g, '');
  return Number(integer + written.slice(group.length).replace(',', '.'));
}

function hourOf(hours: string, half: string | undefined): number {
  if (half === undefined) return Number(hours);
  return (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

/** A figure in one spelling for all languages: `2316`, `9g` for 9(g) and 9G, `18:00` for 6:00 PM. */
function canonical(groups: Record<string, string | undefined>): string {
  const { hours, minutes, half, ordinal, code, number = '', scale: factor } = groups;
  if (hours !== undefined) return `${hourOf(hours, half)}:${minutes}`;
  if (ordinal !== undefined) return ordinal;
  if (code !== undefined) return code.toLowerCase().replace(/[()]/g, '');
  const value = numberOf(number) * (factor === undefined ? 1 : (scales[factor.toLowerCase()] ?? 1));
  return String(value);
}

/** The figures of a text in their canonical spelling, each with how it is written first. */
function figuresIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of text.matchAll(figure)) {
    const key = canonical(match.groups ?? {});
    if (!found.has(key)) found.set(key, match[0]);
  }
  return found;
}

/**
 * Figures that a translation lacks or adds. It must have every number, code and time that English has in
 * digits, and every number from two to twelve in words, as digits or as a word. It must not have digits that
 * English has neither as digits nor as a word (an ordinal, a month, `half`), except for `1`: in some languages
 * the article is a number. A hard-coded figure that should be a fact is reported, unless English has one
 * too, as the examples of documents do.
 * @param english the texts as readers see them (`visibleText`), those of a list together; so `translated`
 */
export function figureProblems(
  english: readonly string[],
  translated: readonly string[],
  language: string,
): string[] {
  const hardCoded = translated.flatMap(hardCodedFigureProblems);
  if (hardCoded.length > 0 && english.flatMap(hardCodedFigureProblems).length === 0) {
    return [...new Set(hardCoded)];
  }
  const source = english.join('\n');
  const text = translated.join('\n').replace(rulesOf(language)?.uncounted ?? /$^/, '');
  const want = figuresIn(source);
  const have = figuresIn(text);
  const has = (key: string) => have.has(key) || spellsNumber(language, Number(key), text);
  const lost = [
    ...[...want].filter(([key]) => !has(key)).map(([, written]) => written),
    ...[...countedNumbers(source)].filter(([, value]) => !has(String(value))).map(([word]) => word),
  ];
  const inWords = new Set([1, ...numbersInWords(source)].map(String));
  const added = [...have].filter(([key]) => !want.has(key) && !inWords.has(key));
  return [
    ...lost.map((written) => `lacks “${written}”`),
    ...added.map(([, written]) => `states “${written}”, which English does not`),
  ];
}
