import { allPaths } from '@/content/pages';
import { isTranslated, type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { isIndexable } from './indexable';
import { isOriginal } from './page-languages';

/**
 * Whether search engines shall list a page: an original, in a language in which it exists.
 * @param path path without locale prefix
 */
export function isListed(locale: Locale, path: string): boolean {
  return isTranslated(locale) && isIndexable(path) && isOriginal(path, locale);
}

/** The pages that search engines shall list. */
export function listedPages(): { locale: Locale; path: string }[] {
  return translatedLocaleCodes.flatMap((locale) =>
    allPaths.filter((path) => isListed(locale, path)).map((path) => ({ locale, path })),
  );
}
