import type { Messages } from 'next-intl';
import { loadMessages } from './load-messages';
import { type Locale, localeCodes } from './locales';

/** What a language says to those who read it, wherever they are on the site. */
export type LanguageWords = Messages['common']['language'];

/** The words of all languages in the order of the switcher. @throws Error as `loadMessages` does */
export function languageWords(): [Locale, LanguageWords][] {
  return localeCodes.map((locale) => [locale, loadMessages(locale).common.language]);
}
