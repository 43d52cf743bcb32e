import { allPaths, documentIdAt, pageIdAt, pages } from '@/content/pages';
import { documentEntry, translatedDocumentLocales } from '@/documents/entries';
import {
  defaultLocale,
  isTranslated,
  type Locale,
  locales,
  translatedLocaleCodes,
} from '@/i18n/locales';
import { pageUrl } from './page-url';

/**
 * The locales in which a page is translated; English is always one. The one source for everything that
 * depends on it: canonical, locale tags, suggestions of another language, launch check.
 * @param path path without locale prefix; of a document, either of its two
 */
export function translatedLocales(path: string): Locale[] {
  const document = documentIdAt(path);
  if (document === undefined) return translatedLocaleCodes;
  return translatedDocumentLocales(document).filter((locale) => isTranslated(locale));
}

/** The language of a page's content: its own where it is translated, else English. The not-found page has no path. */
export function contentLocale(path: string | undefined, locale: Locale): Locale {
  return path === undefined || translatedLocales(path).includes(locale) ? locale : defaultLocale;
}

/** The canonical path of a page, of a document the one of its two that its `meta.json` chooses. */
export function canonicalPath(path: string): string {
  const id = documentIdAt(path);
  return id === undefined ? path : documentEntry(id, defaultLocale).path;
}

/** The canonical URL of a page: its own, unless it is the other URL of a document, or not translated. */
export function canonicalUrl(path: string, locale: Locale): string {
  return pageUrl(contentLocale(path, locale), canonicalPath(path));
}

/** Whether a page is its own canonical page (`canonicalUrl`). */
export function isCanonical(path: string, locale: Locale): boolean {
  return canonicalUrl(path, locale) === pageUrl(locale, path);
}

/**
 * The URLs of a page in all languages into which it is translated, by their `hreflang`, and the one for all
 * others (`x-default`): the same for each of them, since search engines want links in both directions.
 */
export function alternateUrls(path: string): Record<string, string> {
  const own = translatedLocales(path).map((locale): [string, string] => [
    locales[locale].lang,
    pageUrl(locale, path),
  ]);
  return Object.fromEntries([...own, ['x-default', pageUrl(defaultLocale, path)]]);
}

/** Whether a page is for search engines and agents at all: no tool, confirmation of a message or not-found page. */
export function isIndexable(path: string): boolean {
  const page = pageIdAt(path);
  return page === undefined ? documentIdAt(path) !== undefined : pages[page].indexable;
}

/** Whether the sitemap lists a page: it is indexable, at its canonical URL, and in a translated language. */
export function isListed(locale: Locale, path: string): boolean {
  return isTranslated(locale) && isIndexable(path) && isCanonical(path, locale);
}

/** The pages that the sitemap lists. */
export function listedPages(): { locale: Locale; path: string }[] {
  return translatedLocaleCodes.flatMap((locale) =>
    allPaths.filter((path) => isListed(locale, path)).map((path) => ({ locale, path })),
  );
}
