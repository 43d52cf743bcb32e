import { documentIdAt } from '@/content/pages';
import { translatedLocales as documentLocales } from '@/documents/entries';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import { hasMessages, hasNotFoundTexts } from '@/i18n/translated';

/**
 * The locales in which a page is translated; English is always one. The one source for everything that
 * depends on it: canonical, locale tags, launch check.
 * @param path path without locale prefix; of a document, at either of its addresses
 */
export function translatedLocales(path: string): Locale[] {
  const document = documentIdAt(path);
  return document === undefined ? localeCodes.filter(hasMessages) : documentLocales(document);
}

/**
 * The language of what a page is about: its own locale where it is translated, else English.
 * @param path path without locale prefix; undefined for the not-found page, which has no address
 */
export function contentLocale(path: string | undefined, locale: Locale): Locale {
  const translated =
    path === undefined ? hasNotFoundTexts(locale) : translatedLocales(path).includes(locale);
  return translated ? locale : defaultLocale;
}
