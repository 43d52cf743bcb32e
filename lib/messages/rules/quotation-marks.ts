import type { Language } from './language';

/** The quotation marks of each language, opening to closing, and titles of laws in Chinese and Korean. */
const pairs: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  zh: { '“': '”', '‘': '’', '《': '》', '〈': '〉' },
  ja: { '「': '」', '『': '』' },
  ko: { '“': '”', '‘': '’', '「': '」' },
  es: { '«': '»', '“': '”' },
  de: { '„': '“', '‚': '‘' },
};

const marks = /["'“”„‘’‚«»‹›「」『』《》〈〉]/g;

/** Within a word, or behind the s of a plural: `Mayor’s Permit`, `employees’ compensation`. */
function isApostrophe(text: string, index: number, isQuoting: boolean): boolean {
  if (text[index] !== '’' || !/\p{Script=Latin}$/u.test(text.slice(0, index))) return false;
  return !isQuoting || /^\p{Script=Latin}/u.test(text.slice(index + 1));
}

function usual(language: Language): string {
  return Object.entries(pairs[language])
    .map(([opening, closing]) => `${opening} ${closing}`)
    .join(', ');
}

/**
 * Quotation marks that the language does not use or that lack their other half. Straight ones are always
 * wrong: the apostrophe is ’.
 * @param text as readers see it (`visibleText`)
 */
export function quotationProblems(text: string, language: Language): string[] {
  const own = pairs[language];
  const open: string[] = [];
  const problems: string[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (isApostrophe(text, index, open.includes('’'))) continue;
    const closing = own[mark];
    if (mark === open.at(-1)) open.pop();
    else if (closing !== undefined) open.push(closing);
    else if (Object.values(own).includes(mark)) problems.push(`closes ${mark}, which is not open`);
    else problems.push(`has the mark ${mark}; quotations stand in ${usual(language)}`);
  }
  return [...problems, ...open.map((mark) => `lacks the closing ${mark}`)];
}
