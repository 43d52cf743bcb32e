import type { LoadFailure } from '@/lib/downloads/load-file';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { type AuditedSite, pathOf } from './audited-site';
import { type ListedPage, parseSitemap, type XmlElement } from './parse-sitemap';

/** An XML document by its root element; undefined where it is not well-formed. */
export type LoadedXml = { root: XmlElement | undefined } | { failure: LoadFailure };

export type ReadSitemap = {
  /** What it lists, by URL path, as far as it arrived; an address that is not the site's stands for itself. */
  entries: ReadonlyMap<string, ListedPage>;
  problem: AuditedSite['sitemapProblem'];
  /** Why it did not arrive, or a part of it. */
  failure: LoadFailure | undefined;
};

/**
 * Reads the sitemap of a site, with all parts that it names.
 * @param load loads a document by its URL path
 * @param origin the site's, against which addresses are read
 */
export async function readSitemap(
  load: (path: string) => Promise<LoadedXml>,
  origin: string,
): Promise<ReadSitemap> {
  const entries = new Map<string, ListedPage>();
  let problem: ReadSitemap['problem'];
  let failure: ReadSitemap['failure'];
  const places = new Set<string | undefined>([sitemapPath]);
  // A set that grows while it is walked is walked to its new end, and no part is read twice.
  for (const place of places) {
    // A part on another site cannot be requested.
    const loaded: LoadedXml = place === undefined ? { failure: 'missing' } : await load(place);
    if ('failure' in loaded) {
      if (loaded.failure !== 'missing') failure ??= loaded.failure;
      // What names a part that is not there is wrong, but there.
      else problem ??= place === sitemapPath ? 'missing' : 'malformed';
      continue;
    }
    const sitemap = loaded.root && parseSitemap(loaded.root);
    if (sitemap === undefined) problem ??= 'malformed';
    for (const url of sitemap?.sitemaps ?? []) places.add(pathOf({ origin }, url));
    for (const page of sitemap?.pages ?? []) {
      entries.set(pathOf({ origin }, page.url) ?? page.url, page);
    }
  }
  return { entries, problem, failure };
}
