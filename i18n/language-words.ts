import type { Messages } from 'next-intl';
import { formatLiteral } from '@/lib/messages/icu';
import { mapLeaves } from '@/lib/messages/tree';
import { shownMessages } from './load-messages';
import type { Locale } from './locales';

/** The language suggestion and the welcome in a language, shown on pages in another one. */
type LanguageWords = Messages['common']['language'];

/** The words of a language, which is not that of the page. @throws Error as `loadMessages` does */
export function languageWords(locale: Locale): LanguageWords {
  const { language } = shownMessages(locale).common;
  // Only the texts at its ends change.
  return mapLeaves(language, ({ text }) => formatLiteral(text)) as LanguageWords;
}
