import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staticFile, staticFolder } from '@/build/page-files';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { chosen } from '@/scripts/chosen';
import { pageTypes } from '@/test/page-types';

/** Whether a page leaves the framework's scripts out, or loads them when everything that is seen has loaded. */
type Runtime = 'none' | 'deferred';

/** A page as the budgets look at it: its path as it is served, and without locale prefix. */
export type BenchPage = { url: string; path: string; locale: Locale; runtime: Runtime };

function runtimeOf(locale: Locale, page: string): Runtime {
  const html = readFileSync(path.join(staticFolder, staticFile(locale, page)), 'utf8');
  return html.includes('id="runtime"') ? 'deferred' : 'none';
}

/** The pages to measure. @param names of `test/page-types.ts` @param languages codes @throws as `chosen` */
export function benchPages(names: string, languages: string): BenchPage[] {
  const known = new Map(pageTypes.map(({ name, path }) => [name, path]));
  // Tabs are no pages of their own.
  const paths = new Set(chosen(names, [...known.keys()]).map((name) => known.get(name) ?? '/'));
  return [...paths].flatMap((page) =>
    chosen(languages, localeCodes).map((locale) => {
      const url = localizedPath(locale, page);
      return {
        url,
        path: page,
        locale,
        // Read when it is asked for: the pages are chosen before they are built.
        get runtime() {
          return runtimeOf(locale, page);
        },
      };
    }),
  );
}
