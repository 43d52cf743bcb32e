import type { LoadFailure } from '@/lib/downloads/load-file';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { type AuditedSite, type ParsedSitemapEntry, pathOf } from './audited-site';

/** An XML element, whichever parser has read it. */
export type XmlElement = {
  /** With its prefix, as it is written: `xhtml:link`. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** Its text without that of its children. */
  text: string;
};

/** An XML document by its root element; undefined where it is not well-formed. */
export type LoadedXml = { root: XmlElement | undefined } | { failure: LoadFailure };

/** A sitemap: what it lists, or the sitemaps that it names. */
export type Sitemap = { pages: ParsedSitemapEntry[]; sitemaps: string[] };

export type LoadedSitemap = {
  /** What it lists, by URL path, as far as it arrived; a URL of another site stands for itself. */
  entries: ReadonlyMap<string, ParsedSitemapEntry>;
  problem: AuditedSite['sitemapProblem'];
  /** Why it did not arrive, or a part of it. */
  failure: LoadFailure | undefined;
};

function below(parents: readonly XmlElement[], name: string): XmlElement[] {
  return parents.flatMap(({ children }) => children.filter((child) => child.name === name));
}

function textsBelow(parents: readonly XmlElement[], name: string): string[] {
  return below(parents, name).map(({ text }) => text.trim());
}

function pageOf(url: XmlElement): ParsedSitemapEntry {
  const links = below([url], 'xhtml:link').map(({ attributes }) => attributes);
  return {
    loc: textsBelow([url], 'loc')[0] ?? '',
    modified: textsBelow([url], 'lastmod')[0],
    alternates: links
      .filter((link) => link.get('rel') === 'alternate')
      .map((link) => ({ lang: link.get('hreflang') ?? '', href: link.get('href') ?? '' })),
    images: textsBelow(below([url], 'image:image'), 'image:loc'),
  };
}

/** Reads a sitemap or an index of sitemaps (sitemaps.org) by its root; of another document nothing is listed. */
export function parseSitemap(root: XmlElement): Sitemap {
  return {
    pages: root.name === 'urlset' ? below([root], 'url').map(pageOf) : [],
    sitemaps: root.name === 'sitemapindex' ? textsBelow(below([root], 'sitemap'), 'loc') : [],
  };
}

/** Reads the sitemap of a site, with all parts that it names. */
export async function readSitemap(
  load: (path: string) => Promise<LoadedXml>,
  origin: string,
): Promise<LoadedSitemap> {
  const entries = new Map<string, ParsedSitemapEntry>();
  let problem: LoadedSitemap['problem'];
  let failure: LoadedSitemap['failure'];
  const places = new Set<string | undefined>([sitemapPath]);
  // Iterating over a set also visits what is added meanwhile; no part is read twice.
  for (const place of places) {
    // A part on another site cannot be requested.
    const loaded: LoadedXml = place === undefined ? { failure: 'missing' } : await load(place);
    if ('failure' in loaded) {
      if (loaded.failure !== 'missing') failure ??= loaded.failure;
      // An index that names a missing part is not missing itself.
      else problem ??= place === sitemapPath ? 'missing' : 'malformed';
    } else if (loaded.root === undefined) {
      problem ??= 'malformed';
    } else {
      const { pages, sitemaps } = parseSitemap(loaded.root);
      for (const url of sitemaps) places.add(pathOf({ origin }, url));
      for (const page of pages) entries.set(pathOf({ origin }, page.loc) ?? page.loc, page);
    }
  }
  return { entries, problem, failure };
}
