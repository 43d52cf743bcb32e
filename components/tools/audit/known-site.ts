import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { CrawlRequest } from '@/seo/crawl/crawl';

/** What the tools know of the site before they read it: where its pages are, not what is on them. */
export type KnownSite = {
  /** The configured origin. */
  origin: string;
  name: string;
  /** Paths of all pages without locale prefix. */
  paths: readonly string[];
  /** Those that are meant to be `noindex`. */
  hidden: readonly string[];
};

type PageChoice = { url: string; label: string };

/** The pages of a language that can be audited, in the groups of the choice. */
export type PageChoices = Readonly<Record<'known' | 'others' | 'documents', readonly PageChoice[]>>;

/** Stands for the whole site among the choices. */
export const wholeSite = '*';

/** URL paths of all pages in all languages. */
export function allUrls({ paths }: KnownSite): string[] {
  return localeCodes.flatMap((locale) => paths.map((path) => localizedPath(locale, path)));
}

/** The request for some pages, by URL path; for the whole site unless they are given. */
export function crawlRequest(known: KnownSite, wanted?: readonly string[]): CrawlRequest {
  const isWhole = wanted === undefined;
  return {
    wanted: wanted ?? allUrls(known),
    withListed: isWhole,
    origin: known.origin,
    server: location.origin,
    isWhole,
    hidden: new Set(known.hidden),
  };
}
