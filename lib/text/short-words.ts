import { displayWidth } from './display-width';

/** Joins two words on one line (U+00A0). */
export const noBreakSpace = '\u00a0';

/**
 * What a group of words may measure in the columns of `displayWidth`: a line of the largest heading on the
 * narrowest phone. A wider one would be broken within a word.
 */
const narrowestLine = 15;

/** Words that lean on a neighbour: no line of a heading ends, or begins, with one. */
type Habits = {
  /** Belong to the word after them: articles, prepositions, conjunctions. */
  before: RegExp;
  /** Belong to the word before them. */
  after?: RegExp;
};

const habits: Readonly<Record<string, Habits>> = {
  en: { before: /^(?:an?|the|your|our|of|in|on|at|to|by|for|and|or)$/iu },
  es: {
    before: /^(?:el|la|los|las|un|una|del?|al?|en|con|por|para|sus?|y|e|o|u)$/iu,
  },
  de: {
    before:
      /^(?:der|die|das|den|dem|des|eine?[mnrs]?|ein|im|in|am|an|auf|für|und|oder|von|vom|zu|zum|zur|Ihre?[mnrs]?|Ihr)$/iu,
  },
  ko: {
    before: /^(?:이|그|첫|한|두|세|네|각|새|안|못|수)$/u,
    after: /^(?:수|위한|위해|대한|관한|따른|않.*)$/u,
  },
};

/** The words with the spaces of one group closed; the first words stay outside where all would be too wide. */
function heldGroup(words: readonly string[]): string {
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
export function holdShortWords(text: string, lang: string): string {
  const [language = ''] = lang.split('-');
  const { before, after } = habits[language] ?? {};
  if (before === undefined) return text;
  const groups: string[][] = [];
  let last: string | undefined;
  for (const word of text.split(' ')) {
    const holds = last !== undefined && (before.test(last) || (after?.test(word) ?? false));
    if (holds) groups.at(-1)?.push(word);
    else groups.push([word]);
    last = word;
  }
  return groups.map(heldGroup).join(' ');
}
