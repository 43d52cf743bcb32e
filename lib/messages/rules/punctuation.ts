import type { Check } from '@/lib/messages/languages/language-rules';
import { rulesOf } from '@/lib/messages/languages/rules-of';
import { quotationProblems } from './quotation-marks';
import { gap } from './visible-text';

const everywhere: readonly Check[] = [
  { pattern: / {2,}/, problem: 'two spaces' },
  { pattern: /\.{3}|。{2,}|・{2,}/, problem: 'dots in a row; the ellipsis is …' },
  { pattern: / --? |--/, problem: 'a hyphen as a dash' },
];

/** The letters of sections of a law keep their half-width brackets: `9(g)`. */
const sectionLetter = /(?<=\d)\(([a-z])\)/g;

/** A place in a text with a few characters beside it, and what is filled in as dots. */
function excerpt(text: string, { index, 0: found }: RegExpExecArray): string {
  const around = text.slice(Math.max(0, index - 8), index + Math.min(found.length, 30) + 8);
  return around.replaceAll(gap, '[…]').replaceAll('\n', ' ');
}

/**
 * Marks and spaces that the language does not set so (for Chinese GB/T 15834, for Spanish the Academies’
 * Ortografía).
 * @param text as readers see it (`visibleText`)
 */
export function punctuationProblems(text: string, language: string): string[] {
  const { punctuation = [], openings = {} } = rulesOf(language) ?? {};
  const plain = text.replace(sectionLetter, '$1');
  const found = [...everywhere, ...punctuation].flatMap(({ pattern, problem }) => {
    const match = pattern.exec(plain);
    return match === null ? [] : [`${problem}: “${excerpt(plain, match)}”`];
  });
  const unpaired = Object.entries(openings)
    .filter(([opening, mark]) => text.split(opening).length !== text.split(mark).length)
    .map(([opening, mark]) => `a sentence without its ${opening} or its ${mark}`);
  return [...found, ...quotationProblems(text, language), ...unpaired];
}
