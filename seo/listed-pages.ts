import { allPaths, documentIdAt, pages } from '@/content/pages';
import { isTranslated, type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { isOriginal } from './page-languages';

const indexablePaths: ReadonlySet<string> = new Set(
  Object.values(pages)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => path),
);

/**
 * Whether a page is for search engines and agents at all: not an operator tool, nor the not-found page.
 * @param path path without locale prefix, of a document either of its addresses
 */
export function isIndexable(path: string): boolean {
  return indexablePaths.has(path) || documentIdAt(path) !== undefined;
}

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
