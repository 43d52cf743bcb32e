import type { ListedPage } from './parse-sitemap';
import type { ParsedPage } from './parsed-page';

/** What the audit knows of a file that is no page. */
export type FileFacts = {
  bytes: number;
  /** Of a picture, in pixels. */
  size?: { width: number; height: number };
};

/** What is audited: all of it was read from files or fetched, nothing is taken from the sources. */
export type AuditedSite = {
  /** The configured origin: where the site is read from does not matter. */
  origin: string;
  /** By URL path. */
  pages: ReadonlyMap<string, ParsedPage>;
  /** By URL path; undefined where the sitemap is missing or is not well-formed. */
  listed: ReadonlyMap<string, ListedPage> | undefined;
  /** Why there is no sitemap, if there is none. */
  sitemapProblem: string | undefined;
  robots: string | undefined;
  /** All other files, by URL path. */
  files: ReadonlyMap<string, FileFacts>;
};

/**
 * The URL path of an address of the site, without query and hash: `/ja/about`.
 * @param href absolute, or relative to the origin
 * @returns undefined for what is elsewhere or no address
 */
export function pathOf(site: Pick<AuditedSite, 'origin'>, href: string): string | undefined {
  if (!URL.canParse(href, site.origin)) return undefined;
  const url = new URL(href, site.origin);
  return url.origin === site.origin ? url.pathname : undefined;
}
