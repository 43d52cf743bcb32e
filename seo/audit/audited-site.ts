import type { Alternate, ParsedPage } from './parsed-page';

/** The one URL path at which crawlers look for their rules (RFC 9309). */
export const robotsPath = '/robots.txt';

/** What the audit knows of a file that is not a page. */
export type FileInfo = {
  bytes: number;
  /** Of an image, in pixels. */
  size?: { width: number; height: number };
};

/** An entry of a sitemap that was read. */
export type ParsedSitemapEntry = {
  /** As written: an absolute URL of the site, unless the sitemap is wrong. */
  loc: string;
  modified: string | undefined;
  alternates: Alternate[];
  images: string[];
};

/** A site as it is served: all of it was read from files or fetched, nothing comes from the sources. */
export type AuditedSite = {
  /** The configured origin: where the site is read from does not matter. */
  origin: string;
  /** The server that it was read from, `http://localhost:3000`; undefined for a folder of files. */
  server: string | undefined;
  /** The pages that are audited, by URL path. */
  pages: ReadonlyMap<string, ParsedPage>;
  /** Pages that these refer to and that are not audited themselves, by URL path. */
  targets: ReadonlyMap<string, ParsedPage>;
  /** URL paths that redirect, with the path that they lead to in the end. */
  redirects: ReadonlyMap<string, string>;
  /** URL paths that did not arrive or were not requested: no rule judges them. */
  unverified: ReadonlySet<string>;
  /** Whether `pages` are all pages of the site: some rules need all of them. */
  isWhole: boolean;
  /** Paths without locale prefix of the pages that are meant to be `noindex`. */
  noindexPaths: ReadonlySet<string>;
  /** The entries of the sitemap by URL path; undefined where it is missing or malformed. */
  listed: ReadonlyMap<string, ParsedSitemapEntry> | undefined;
  /** `malformed`: not well-formed XML, or no sitemap but an index of several. */
  sitemapProblem: 'missing' | 'malformed' | undefined;
  robots: string | undefined;
  files: ReadonlyMap<string, FileInfo>;
  /** URL paths without a page that were answered with status 200 (soft 404). */
  soft404Paths: readonly string[];
};

/** The URL path of a URL of the site, without query and hash: `/ja/about`; undefined for what is elsewhere. */
export function pathOf({ origin }: Pick<AuditedSite, 'origin'>, href?: string): string | undefined {
  if (href === undefined || !URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  return url.origin === origin ? url.pathname : undefined;
}

/** A function that computes something of a site once and caches it. */
export function oncePerSite<Value extends object>(compute: (site: AuditedSite) => Value) {
  const known = new WeakMap<AuditedSite, Value>();
  return (site: AuditedSite): Value => {
    const value = known.get(site) ?? compute(site);
    known.set(site, value);
    return value;
  };
}

/** The page at a URL path, audited itself or not. */
export function pageAt(
  site: Pick<AuditedSite, 'pages' | 'targets'>,
  path: string | undefined,
): ParsedPage | undefined {
  return path === undefined ? undefined : (site.pages.get(path) ?? site.targets.get(path));
}

/** Whether a page or file exists, or may exist because it is unverified. */
export function mayExist(site: AuditedSite, path: string): boolean {
  return pageAt(site, path) !== undefined || site.files.has(path) || site.unverified.has(path);
}

/** The URLs, also relative ones and those of other sites, at which the site has no file and may have none. */
export function missingFiles(site: AuditedSite, hrefs: readonly string[] = []): string[] {
  return hrefs.filter((href) => {
    const path = href.startsWith(site.origin) ? pathOf(site, href) : undefined;
    return path === undefined || !(site.files.has(path) || site.unverified.has(path));
  });
}
