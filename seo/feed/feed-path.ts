import { documentIds } from '@/content/pages';
import { translatedLocales } from '@/documents/entries';
import { isTranslated, type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** Path of the feed of a language. */
export function feedPath(locale: Locale): string {
  return localizedPath(locale, '/feed.atom');
}

/** The languages that have a feed: those in which at least one document is translated. */
export function feedLocales(): Locale[] {
  const written = new Set(documentIds.flatMap((id) => translatedLocales(id)));
  return localeCodes.filter((locale) => written.has(locale) && isTranslated(locale));
}
