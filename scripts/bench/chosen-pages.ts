import {
  allPaths,
  documentIdAt,
  hiddenPaths,
  pages,
  type Runtime,
  runtimeOf,
} from '@/content/pages';
import { isLocale, type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { missingPath, pageTypes } from '@/test/page-types';

/** What design §6 sets different limits for. */
type PageKind = 'home' | 'document' | 'tool' | 'missing' | 'page';

/** A page of the site, as the budgets look at it. */
export type ChosenPage = {
  /** Path as the host serves it. */
  url: string;
  /** Path without locale prefix. */
  path: string;
  locale: Locale;
  kind: PageKind;
  runtime: Runtime;
  /** Whether search engines may list it. */
  indexable: boolean;
};

const names = new Map(pageTypes.map(({ name, path }) => [name, path]));

/** Paths of one page of each type, each once: tabs are no pages of their own. */
export const typePaths: readonly string[] = [...new Set(names.values())];

function kindOf(path: string): PageKind {
  if (path === missingPath) return 'missing';
  if (path === pages.home.path) return 'home';
  if (documentIdAt(path) !== undefined) return 'document';
  return hiddenPaths.includes(path) ? 'tool' : 'page';
}

/** What the budgets have to know of a page. @param path path without locale prefix */
export function chosenPage(locale: Locale, path: string): ChosenPage {
  const kind = kindOf(path);
  return {
    url: localizedPath(locale, path),
    path,
    locale,
    kind,
    runtime: runtimeOf(path),
    indexable: kind !== 'missing' && !hiddenPaths.includes(path),
  };
}

/** @throws Error naming a page that does not exist */
function pathNamed(name: string): string {
  const path = allPaths.find((known) => known === name) ?? names.get(name);
  if (path === undefined) {
    throw new Error(`--pages: "${name}" is neither a path nor one of ${[...names.keys()]}`);
  }
  return path;
}

/**
 * The pages to measure.
 * @param list names of `test/page-types.ts` or paths, with commas between them; `all`: one of each type
 * @param languages language codes with commas between them; `all`: every language
 * @throws Error naming a page or language that does not exist
 */
export function chosenPages(list: string, languages: string): ChosenPage[] {
  const locales =
    languages === 'all'
      ? localeCodes
      : languages.split(',').map((code): Locale => {
          if (!isLocale(code)) throw new Error(`--langs: "${code}" is no language of the site`);
          return code;
        });
  const paths = list === 'all' ? typePaths : list.split(',').map(pathNamed);
  return [...new Set(paths)].flatMap((path) => locales.map((locale) => chosenPage(locale, path)));
}
