import { rulesOf } from './languages/rules-of';

/** The status of a fact by the name of its placeholder: `vatRate`, `vatFilingPeriod.was`. */
export type KnownFacts = {
  /** Whether its agency has to be asked. */
  isUnconfirmed: (name: string) => boolean;
  /** The last day on which it holds, if it ends: `2027-01-15`. */
  endOf: (name: string) => string | undefined;
  /** The last year in which it is still what it was, if its change is to come. */
  lastYearBeforeChange: (name: string) => number | undefined;
};

/** An agency that is asked to confirm a rule, as English texts name it. */
const asksAgency =
  /\bconfirm\b[^.;]*\b(?:with|on the page of) (?:the |your )?(?:BIR|BI|DOLE|SSS|PhilHealth|Pag-IBIG|PRA|SEC|DTI|BOI|NPC|BSP|PDIC|Bureau|Department|agency|city)\b/iu;

/**
 * Compares a text with the status of its facts: an unconfirmed fact is stated with the agency to ask, no
 * other fact is, a fact that ends is stated with its last day, and one that will change with what it is
 * until then. In languages that write a word after a year (2026年), the text has to write it after
 * `[[name.until]]`, whose value is digits alone.
 * @param text as written, with placeholders; a list as a whole, of a document a section
 * @param names of its placeholders
 */
export function factSentenceProblems(
  text: string,
  names: readonly string[],
  language: string,
  { isUnconfirmed, endOf, lastYearBeforeChange }: KnownFacts,
): string[] {
  const unique = new Set(names);
  const unconfirmed = [...unique].filter(isUnconfirmed);
  const problems: string[] = [];
  const confirms = language === 'en' ? /\bconfirm/iu : rulesOf(language)?.confirms;
  if (unconfirmed.length > 0 && confirms?.test(text) === false) {
    for (const name of unconfirmed) {
      problems.push(`says nothing of confirming ${name}, which is not confirmed`);
    }
  }
  if (unconfirmed.length === 0 && language === 'en' && asksAgency.test(text)) {
    problems.push('asks to confirm a rule, but states no fact that is not confirmed');
  }
  const ends = new Set(names.filter((name) => name.endsWith('.end')).map(endOf));
  for (const name of unique) {
    const end = name.endsWith('.end') ? undefined : endOf(name);
    if (end !== undefined && !ends.has(end)) {
      problems.push(`${name} holds until ${end}: the text has to say so, by [[${name}.end]]`);
    }
    const year = name.includes('.') ? undefined : lastYearBeforeChange(name);
    // A change within a year has a fact of its own for its day.
    const saysWhen = unique.has(`${name}.until`) || unique.has(`${name}Since`);
    if (year !== undefined && !(unique.has(`${name}.was`) && saysWhen)) {
      problems.push(
        `${name} holds after ${year} only: the text has to state both, by [[${name}.was]] and [[${name}.until]]`,
      );
    }
  }
  const { yearWord = '' } = rulesOf(language) ?? {};
  for (const [, placeholder = '', next = ''] of text.matchAll(/(\[\[\w+\.until\]\])(.?)/gu)) {
    if (yearWord !== '' && next !== yearWord) {
      problems.push(`${placeholder} is digits alone: write ${placeholder}${yearWord}`);
    }
  }
  return problems;
}
