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
  /** Where it was read from, where that was a server: `http://localhost:3000`. */
  server: string | undefined;
  /** The pages that are judged, by URL path. */
  pages: ReadonlyMap<string, ParsedPage>;
  /** Pages that these name and that are not judged themselves, by URL path. */
  targets: ReadonlyMap<string, ParsedPage>;
  /** URL paths that lead to another one of the site, with that one. */
  redirects: ReadonlyMap<string, string>;
  /** URL paths of which nothing is known: they did not arrive, or nobody asked. Nothing is said of them. */
  unverified: ReadonlySet<string>;
  /** Whether `pages` are all pages: else nothing is said of what only all of them can show. */
  isWhole: boolean;
  /** URL paths without locale prefix that shall not be listed, whatever their pages say. */
  hidden: ReadonlySet<string>;
  /** By URL path; undefined where the sitemap is missing or is not well-formed. */
  listed: ReadonlyMap<string, ListedPage> | undefined;
  /** Why there is no sitemap, if there is none. */
  sitemapProblem: 'missing' | 'malformed' | undefined;
  robots: string | undefined;
  /** All other files, by URL path. */
  files: ReadonlyMap<string, FileFacts>;
  /** URL paths that no page has, and that were answered as if they were one (status 200). */
  falsePages: readonly string[];
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

/** The page at a URL path, judged or not. */
export function pageAt(
  site: Pick<AuditedSite, 'pages' | 'targets'>,
  path: string | undefined,
): ParsedPage | undefined {
  return path === undefined ? undefined : (site.pages.get(path) ?? site.targets.get(path));
}

/** Whether a page or file may be there: it is, or nothing is known of it. */
export function mayExist(site: AuditedSite, path: string): boolean {
  return pageAt(site, path) !== undefined || site.files.has(path) || site.unverified.has(path);
}
