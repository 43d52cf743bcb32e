import { defaultLocale, type Locale } from '@/i18n/locales';

/** Folder of the static output, below the project's. */
export const staticFolder = 'out';

/**
 * File of a page in the static output: `('en', '/')` → `index.html`, `('ja', '/about')` → `ja/about.html`.
 * English stands at the root, as in the URLs.
 * @param path path without locale prefix; `/404` for the not-found page
 */
export function staticFile(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return path === '/' ? `${locale}.html` : `${locale}${path}.html`;
}
