import { documentIdAt, pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

const indexablePaths: ReadonlySet<string> = new Set(
  Object.values(pages)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => path),
);

/**
 * Whether a page has a Markdown twin: every page for search engines has one, in every language, and so
 * have both addresses of a document.
 * @param path path without locale prefix
 */
export function hasTwin(path: string): boolean {
  return indexablePaths.has(path) || documentIdAt(path) !== undefined;
}

/** Path of the Markdown twin of a page by the page's own: `/ja/about` → `/ja/about.md`, `/` → `/index.md`. */
export function twinOf(urlPath: string): string {
  return urlPath === '/' ? '/index.md' : `${urlPath}.md`;
}

/**
 * Path of the Markdown twin of a page: `('ja', '/about')` → `/ja/about.md`, `('ja', '/')` → `/ja.md`.
 * @param path path without locale prefix
 */
export function twinPath(locale: Locale, path: string): string {
  return twinOf(localizedPath(locale, path));
}
