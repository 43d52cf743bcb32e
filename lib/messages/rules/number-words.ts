import type { Language } from './language';

/** A native Korean number stands before what it counts; a Chinese one is joined to it. */
function korean(native: string, chinese: string): RegExp {
  const counted = '(?=\\s|가지|개|명|번|곳|장|건|단계|사람|분|달|쪽|차례|배)';
  const joined = '(?=개월|개국|년|주|회|인|단계|분기|중|배|차)';
  const alone = '(?<!\\p{Script=Hangul})';
  return new RegExp(`${alone}(?:(?:${native})${counted}|(?:${chinese})${joined})`, 'u');
}

/** Of German, the beginnings of words: numbers are inflected and form compounds. */
function german(beginnings: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginnings})`, 'iu');
}

function spanish(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}

/**
 * How each language may spell the numbers from two to thirteen in words, counting and otherwise: the
 * thirteenth month is written out in some.
 */
const spellings: Readonly<Record<Language, Readonly<Record<number, RegExp>>>> = {
  zh: {
    2: /[两二双俩]/u,
    3: /三/u,
    4: /四/u,
    5: /五/u,
    6: /六/u,
    7: /七/u,
    8: /八/u,
    9: /九/u,
    10: /十/u,
    11: /十一/u,
    12: /十二/u,
    13: /十三/u,
  },
  ja: {
    2: /[二両双]|ふた(?:つ|り)|ペア/u,
    3: /三|みっつ/u,
    4: /四|よっつ/u,
    5: /五|いつつ/u,
    6: /六|むっつ/u,
    7: /七|ななつ/u,
    8: /八|やっつ/u,
    9: /九|ここのつ/u,
    10: /十/u,
    11: /十一/u,
    12: /十二/u,
    13: /十三/u,
  },
  ko: {
    2: new RegExp(`${korean('한두|두', '이').source}|둘|양(?=쪽|측|자|국|방|사)|쌍`, 'u'),
    3: new RegExp(`${korean('서너|세', '삼').source}|셋`, 'u'),
    4: new RegExp(`${korean('네', '사').source}|넷`, 'u'),
    5: korean('다섯', '오'),
    6: korean('여섯', '육'),
    7: korean('일곱', '칠'),
    8: korean('여덟', '팔'),
    9: korean('아홉', '구'),
    10: korean('열', '십'),
    11: korean('열한', '십일'),
    12: korean('열두', '십이'),
    13: korean('열세', '십삼'),
  },
  es: {
    2: spanish('dos|ambos|ambas|par|pares|dobles?'),
    3: spanish('tres|triples?'),
    4: spanish('cuatro'),
    5: spanish('cinco'),
    6: spanish('seis'),
    7: spanish('siete'),
    8: spanish('ocho'),
    9: spanish('nueve'),
    10: spanish('diez'),
    11: spanish('once'),
    12: spanish('doce|docenas?'),
    13: spanish('trece|decimotercer[oa]?'),
  },
  de: {
    2: german('zwei|beid|doppel|paar'),
    3: german('drei(?!zehn|ßig)'),
    4: german('vier(?!tel|zehn|zig)'),
    5: german('fünf(?!zehn|zig)'),
    6: german('sechs'),
    7: german('sieben'),
    8: german('acht(?!zehn|zig|ung)'),
    9: german('neun(?!zehn|zig)'),
    10: german('zehn'),
    11: german('elf'),
    12: german('zwölf|dutzend'),
    13: german('dreizehn'),
  },
};

/** Whether a text of the language holds a number as a word; only small ones have words here. */
export function spellsNumber(language: Language, number: number, text: string): boolean {
  return spellings[language][number]?.test(text) ?? false;
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
