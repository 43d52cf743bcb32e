import { allPaths } from '@/content/pages';
import { type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { isIndexable } from './indexable';
import { isOriginal } from './page-languages';

/** The pages that search engines shall list: each original, in each language in which it exists. */
export function listedPages(): { locale: Locale; path: string }[] {
  return translatedLocaleCodes.flatMap((locale) =>
    allPaths
      .filter((path) => isIndexable(path) && isOriginal(path, locale))
      .map((path) => ({ locale, path })),
  );
}
