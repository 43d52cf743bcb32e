import type { Check } from '@/lib/messages/languages/language-rules';
import { rulesOf } from '@/lib/messages/languages/rules-of';
import { objectReplacement } from '@/lib/messages/object-replacement';
import { straightMarks } from '@/lib/text/straight-marks';

const marks = /["'“”„‘’‚«»‹›「」『』《》〈〉]/g;

/** Within a word, or behind the s of a plural: `Mayor’s Permit`, `employees’ compensation`. */
function isApostrophe(text: string, index: number, isQuoting: boolean): boolean {
  if (text[index] !== '’' || !/\p{Script=Latin}$/u.test(text.slice(0, index))) return false;
  return !isQuoting || /^\p{Script=Latin}/u.test(text.slice(index + 1));
}

/** Quotation marks of other languages or without their other half. Straight ones are always wrong: ’ is the apostrophe. */
export function quotationProblems(text: string, language: string): string[] {
  const own = rulesOf(language)?.quotes;
  if (own === undefined) return straightMarks(text).map(({ problem }) => problem);
  const usual = Object.entries(own).map(([opening, closing]) => `${opening} ${closing}`);
  const open: string[] = [];
  const problems: string[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (isApostrophe(text, index, open.includes('’'))) continue;
    const closing = own[mark];
    if (mark === open.at(-1)) open.pop();
    else if (closing !== undefined) open.push(closing);
    else if (Object.values(own).includes(mark)) problems.push(`closes ${mark}, which is not open`);
    else problems.push(`has the mark ${mark}; quotations stand in ${usual.join(', ')}`);
  }
  return [...problems, ...open.map((mark) => `lacks the closing ${mark}`)];
}

const everywhere: readonly Check[] = [
  { pattern: / {2,}/, problem: 'two spaces' },
  { pattern: /\.{3}|。{2,}|・{2,}/, problem: 'dots in a row; the ellipsis is …' },
  { pattern: / --? |--/, problem: 'a hyphen as a dash' },
];

/** The letters of sections of a law keep their half-width brackets: `9(g)`. */
const sectionLetter = /(?<=\d)\(([a-z])\)/g;

/** A match with a few characters around it; placeholders are dots. */
function excerpt(text: string, { index, 0: found }: RegExpExecArray): string {
  const around = text.slice(Math.max(0, index - 8), index + Math.min(found.length, 30) + 8);
  return around.replaceAll(objectReplacement, '[…]').replaceAll('\n', ' ');
}

/** Wrong marks and spaces in a visible text (for Chinese by GB/T 15834, for Spanish by the Academies’ Ortografía). */
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
