import { documentIds } from '@/content/pages';
import { translatedDocumentLocales } from '@/documents/entries';
import { type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** Path of the feed of a language: `/feed.atom`, `/ja/feed.atom`. */
export function feedPath(locale: Locale): string {
  return localizedPath(locale, '/feed.atom');
}

/** The languages that have a feed: those into which at least one document is translated. */
export function feedLocales(): Locale[] {
  const translated = new Set(documentIds.flatMap(translatedDocumentLocales));
  return translatedLocaleCodes.filter((locale) => translated.has(locale));
}
