import type { Messages } from 'next-intl';
import { formatLiteral } from '@/lib/messages/icu';
import { shownMessages } from './load-messages';
import type { Locale } from './locales';

/** The language suggestion and the welcome in a language, shown on pages in another one. */
type LanguageWords = Messages['common']['language'];

/** The words of a language, which is not that of the page. @throws Error as `loadMessages` does */
export function languageWords(locale: Locale): LanguageWords {
  const { welcome, suggestion, switch: follow, dismiss } = shownMessages(locale).common.language;
  return {
    welcome: formatLiteral(welcome),
    suggestion: formatLiteral(suggestion),
    switch: formatLiteral(follow),
    dismiss: formatLiteral(dismiss),
  };
}
