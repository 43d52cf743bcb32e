import { rulesOf } from '@/lib/messages/languages/rules-of';

const marks = /["'“”„‘’‚«»‹›「」『』《》〈〉]/g;
const straight = /["']/g;

/** Within a word, or behind the s of a plural: `Mayor’s Permit`, `employees’ compensation`. */
function isApostrophe(text: string, index: number, isQuoting: boolean): boolean {
  if (text[index] !== '’' || !/\p{Script=Latin}$/u.test(text.slice(0, index))) return false;
  return !isQuoting || /^\p{Script=Latin}/u.test(text.slice(index + 1));
}

/**
 * Quotation marks that the language does not use or that lack their other half. Straight ones are wrong in
 * every language: the apostrophe is ’.
 * @param text as readers see it (`visibleText`)
 */
export function quotationProblems(text: string, language: string): string[] {
  const own = rulesOf(language)?.quotes;
  if (own === undefined) {
    return [...new Set(text.match(straight))].map((mark) => `has the straight mark ${mark}`);
  }
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
