import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** Path of the Markdown version of a page by its URL path: `/ja/about` → `/ja/about.md`, `/` → `/index.md`. */
export function markdownVersionPath(urlPath: string): string {
  return urlPath === '/' ? '/index.md' : `${urlPath}.md`;
}

/** Path of the Markdown version of a page: `('ja', '/about')` → `/ja/about.md`, `('ja', '/')` → `/ja.md`. */
export function markdownPath(locale: Locale, path: string): string {
  return markdownVersionPath(localizedPath(locale, path));
}
