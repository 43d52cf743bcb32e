import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** What the tools know of the site before they crawl it. */
export type KnownSite = {
  origin: string;
  name: string;
  paths: readonly string[];
  /** Those that are meant to be `noindex`. */
  noindexPaths: readonly string[];
};

/** The choice of the whole site. */
export const wholeSite = '*';

/** URL paths of all pages in all languages. */
export function allUrls({ paths }: KnownSite): string[] {
  return localeCodes.flatMap((locale) => paths.map((path) => localizedPath(locale, path)));
}
