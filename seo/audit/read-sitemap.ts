import type { LoadFailure } from '@/lib/downloads/load-file';
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

export type LoadedSitemap = {
  /** What it lists, by URL path; a URL of another site stands for itself. */
  entries: ReadonlyMap<string, ParsedSitemapEntry>;
  problem: AuditedSite['sitemapProblem'];
  /** Why it did not arrive. */
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

/** Reads the sitemap of a site (sitemaps.org). It is one file: an index of several is malformed. */
export function readSitemap(loaded: LoadedXml, origin: string): LoadedSitemap {
  const nothing = { entries: new Map(), problem: undefined, failure: undefined };
  if ('failure' in loaded) {
    const { failure } = loaded;
    return failure === 'missing' ? { ...nothing, problem: failure } : { ...nothing, failure };
  }
  if (loaded.root?.name !== 'urlset') return { ...nothing, problem: 'malformed' };
  const pages = below([loaded.root], 'url').map(pageOf);
  return {
    ...nothing,
    entries: new Map(pages.map((page) => [pathOf({ origin }, page.loc) ?? page.loc, page])),
  };
}
