import { documentIdAt } from '@/content/pages';
import { translatedLocales as documentLocales } from '@/documents/entries';
import { defaultLocale, isTranslated, type Locale, translatedLocaleCodes } from '@/i18n/locales';

/**
 * The locales in which a page is translated; English is always one. The one source for everything that
 * depends on it: canonical, locale tags, language suggestions, launch check.
 * @param path path without locale prefix; of a document, at either of its addresses
 */
export function translatedLocales(path: string): Locale[] {
  const document = documentIdAt(path);
  if (document === undefined) return translatedLocaleCodes;
  return documentLocales(document).filter((locale) => isTranslated(locale));
}

/**
 * The language of what a page is about: its own locale where it is translated, else English.
 * @param path path without locale prefix; undefined for the not-found page, which has no address
 */
export function contentLocale(path: string | undefined, locale: Locale): Locale {
  return path === undefined || translatedLocales(path).includes(locale) ? locale : defaultLocale;
}
