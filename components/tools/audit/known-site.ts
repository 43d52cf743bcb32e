import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** What the tools know of the site before they crawl it. */
export type KnownSite = {
  origin: string;
  name: string;
  paths: readonly string[];
  /** Those that are meant to be `noindex`. */
  hidden: readonly string[];
};

type PageChoice = { url: string; label: string };

/** The pages of a language that can be audited, in the groups of the choice. */
export type PageChoices = Readonly<Record<'known' | 'others' | 'documents', readonly PageChoice[]>>;

/** The choice of the whole site. */
export const wholeSite = '*';

/** URL paths of all pages in all languages. */
export function allUrls({ paths }: KnownSite): string[] {
  return localeCodes.flatMap((locale) => paths.map((path) => localizedPath(locale, path)));
}
