import { endOf, isUnconfirmed, lastYearBeforeChange } from '@/content/facts';
import { factSentenceProblems } from '@/lib/messages/fact-sentences';
import { isTranslated, type Locale } from './locales';
import { placeholderProblems, placeholdersIn } from './placeholders';

/** What is wrong with the facts of a text (a section, a list as a whole); in drafts, with the placeholders alone. */
export function factProblems(text: string, locale: Locale): string[] {
  const unknown = placeholderProblems(text, locale);
  if (unknown.length > 0 || !isTranslated(locale)) return unknown;
  const known = { isUnconfirmed, endOf, lastYearBeforeChange };
  return factSentenceProblems(text, placeholdersIn(text), locale, known);
}
