import { documentIdAt } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { pageUrl } from './page-url';
import { contentLocale, translatedLocales } from './translated-locales';

/**
 * The path under which search engines shall list what is at a path: of a document the one that its
 * `meta.json` chooses.
 */
export function canonicalPath(path: string): string {
  const id = documentIdAt(path);
  return id === undefined ? path : documentEntry(id, defaultLocale).path;
}

/** The canonical address of a page: its own, unless it is under /insights or shows another language. */
export function canonicalUrl(path: string, locale: Locale): string {
  return pageUrl(contentLocale(path, locale), canonicalPath(path));
}

/** Whether a page is canonical: not a document under /insights or a page in another language's words. */
export function isOriginal(path: string, locale: Locale): boolean {
  return canonicalUrl(path, locale) === pageUrl(locale, path);
}

/**
 * The addresses of a page in all languages in which it exists, by their `hreflang`, and the one for all
 * others (`x-default`): the same for each of them, so that every statement has its return.
 * @param path path without locale prefix, at which the page is listed
 */
export function alternateUrls(path: string): Record<string, string> {
  const own = translatedLocales(path).map((locale): [string, string] => [
    locales[locale].lang,
    pageUrl(locale, path),
  ]);
  return Object.fromEntries([...own, ['x-default', pageUrl(defaultLocale, path)]]);
}
