import { allPaths, pages } from '@/content/pages';
import { type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { isOriginal } from './page-languages';

const hidden: ReadonlySet<string> = new Set(
  Object.values(pages)
    .filter(({ indexable }) => !indexable)
    .map(({ path }) => path),
);

/** Whether a page is for search engines at all: not an operator tool. @param path without locale prefix */
export function isIndexable(path: string): boolean {
  return !hidden.has(path);
}

/** The pages that search engines shall list: each original, in each language in which it exists. */
export function listedPages(): { locale: Locale; path: string }[] {
  return translatedLocaleCodes.flatMap((locale) =>
    allPaths
      .filter((path) => isIndexable(path) && isOriginal(path, locale))
      .map((path) => ({ locale, path })),
  );
}
