import { endOf, isUnconfirmed, lastYearBeforeChange } from '@/content/facts';
import { factSentenceProblems } from '@/lib/messages/fact-sentences';
import { isTranslated, type Locale } from './locales';
import { placeholderProblems, placeholdersIn } from './placeholders';

/**
 * What is wrong with the facts of a text: unknown placeholders, else what it says of the status of its facts
 * (`factSentenceProblems`), which is not judged in drafts.
 * @param text as written; a list as a whole, of a document a section
 */
export function factProblems(text: string, locale: Locale): string[] {
  const unknown = placeholderProblems(text, locale);
  if (unknown.length > 0 || !isTranslated(locale)) return unknown;
  const known = { isUnconfirmed, endOf, lastYearBeforeChange };
  return factSentenceProblems(text, placeholdersIn(text), locale, known);
}
