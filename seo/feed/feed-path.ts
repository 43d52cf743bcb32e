import { documentIds, documentPath, partsOf } from '@/content/pages';
import { type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { translatedLocales } from '@/seo/page-languages';

/** Path of the feed of a language: `/feed.atom`, `/ja/feed.atom`. */
export function feedPath(locale: Locale): string {
  return localizedPath(locale, '/feed.atom');
}

/** The languages that have a feed: those into which at least one document is translated. */
export function feedLocales(): Locale[] {
  const translated = new Set(
    documentIds.flatMap((id) => {
      const { kind, slug } = partsOf(id);
      return translatedLocales(documentPath(kind, slug));
    }),
  );
  return translatedLocaleCodes.filter((locale) => translated.has(locale));
}
