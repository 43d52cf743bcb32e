import { hanOrKana, type Language } from './language';
import { quotationProblems } from './quotation-marks';
import { gap } from './visible-text';

/** What must not stand in a text, and why. */
type Check = { pattern: RegExp; problem: string };

const space = '[ \u00a0\u202f]';

const everywhere: readonly Check[] = [
  { pattern: / {2,}/, problem: 'two spaces' },
  { pattern: /\.{3}|。{2,}|・{2,}/, problem: 'dots in a row; the ellipsis is …' },
  { pattern: / --? |--/, problem: 'a hyphen as a dash' },
];

/** Abbreviations whose full stop is theirs: `Inc.`, `No.` */
const abbreviated = String.raw`(?<!\b(?:Inc|Corp|Co|Ltd|No))`;

/** What is as wide as a Chinese character, and has no space beside it. */
const wide = `(?:${hanOrKana}|[，。、；：？！（）「」『』《》…—])`;

/** Chinese and Japanese: full-width marks, no spaces. The star of a required field stands apart. */
const fullWidth: readonly Check[] = [
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
const halfWidth: readonly Check[] = [
  { pattern: new RegExp(`${space}[,.;:!?]`), problem: 'a space before a mark' },
  { pattern: /[，。、！？：；（）]/, problem: 'a full-width mark' },
];

const checks: Readonly<Record<Language, readonly Check[]>> = {
  zh: [
    ...everywhere,
    ...fullWidth,
    { pattern: /[．｡・]/, problem: 'a mark of Japanese' },
    { pattern: /(?<!…)…(?!…)/, problem: 'half an ellipsis; in Chinese it is ……' },
    { pattern: /（[^）]*（/, problem: 'a bracket within brackets' },
  ],
  ja: [
    ...everywhere,
    ...fullWidth,
    { pattern: /[，．]/, problem: 'a mark of Chinese; use 、 and 。' },
  ],
  ko: [
    ...everywhere,
    ...halfWidth,
    { pattern: /\p{Script=Hangul} \(/u, problem: 'a space before a bracket' },
  ],
  es: [
    ...everywhere,
    ...halfWidth,
    {
      pattern: /(?<![\p{L}\d-])\d{1,3}-\d{1,3}(?![\p{L}\d-])/u,
      problem: 'a hyphen within a range; in running text it is “de 3 a 5”',
    },
    {
      pattern: /(?<![\p{L}\d.,:])1[ \u00a0](?:día|semana|mes|año)(?!\p{L})/u,
      problem: 'one in digits before what it counts; it is “un año”',
    },
  ],
  de: [...everywhere, ...halfWidth],
};

/** Spanish opens its questions and exclamations: `¿Cuánto cuesta?` */
function openingProblems(text: string): string[] {
  const count = (mark: string) => text.split(mark).length;
  return [
    ...(count('?') === count('¿') ? [] : ['a question without its ¿ or its ?']),
    ...(count('!') === count('¡') ? [] : ['an exclamation without its ¡ or its !']),
  ];
}

/** The letters of sections of a law keep their half-width brackets: `9(g)`. */
const sectionLetter = /(?<=\d)\(([a-z])\)/g;

/** A place in a text with a few characters beside it, and what is filled in as dots. */
function excerpt(text: string, { index, 0: found }: RegExpExecArray): string {
  const around = text.slice(Math.max(0, index - 8), index + Math.min(found.length, 30) + 8);
  return around.replaceAll(gap, '[…]').replaceAll('\n', ' ');
}

/**
 * Marks and spaces that the language does not set so: glossary.md §9 (house style; for Chinese
 * GB/T 15834, for Spanish the Academies’ Ortografía).
 * @param text as readers see it (`visibleText`)
 */
export function punctuationProblems(text: string, language: Language): string[] {
  const plain = text.replace(sectionLetter, '$1');
  const found = checks[language].flatMap(({ pattern, problem }) => {
    const match = pattern.exec(plain);
    return match === null ? [] : [`${problem}: “${excerpt(plain, match)}”`];
  });
  return [
    ...found,
    ...quotationProblems(text, language),
    ...(language === 'es' ? openingProblems(text) : []),
  ];
}
