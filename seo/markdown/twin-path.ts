import { pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

const hidden: ReadonlySet<string> = new Set(
  Object.values(pages)
    .filter(({ indexable }) => !indexable)
    .map(({ path }) => path),
);

/** Whether a page has a twin in Markdown: all but the operator tools. @param path without locale prefix */
export function hasTwin(path: string): boolean {
  return !hidden.has(path);
}

/**
 * Path of the Markdown twin of a page: `/about` → `/about.md`, of the English home page `/index.md`.
 * @param path path without locale prefix
 */
export function twinPath(locale: Locale, path: string): string {
  const local = localizedPath(locale, path);
  return local === '/' ? '/index.md' : `${local}.md`;
}
