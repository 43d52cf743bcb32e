import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type AuditedSite, oncePerSite, pageAt, pathOf } from './audited-site';
import { canonicalOf, isIndexablePage } from './indexable-pages';
import type { Link, ParsedPage } from './parsed-page';

/** How a page is linked within its language. */
export type LinkFacts = {
  url: string;
  locale: Locale;
  /** Fewest clicks from the home page of its language; undefined where no links lead there. */
  depth: number | undefined;
  /** Number of pages that link to it. */
  inbound: number;
  /** Number of pages that link to it from their main area. */
  inboundFromMain: number;
  /** Number of pages that it links to. */
  outbound: number;
};

/**
 * URL path of a page's canonical page, in the page's own language: usually its own. The canonical page of an
 * untranslated page is the English one; then it is the page of its own language at the same path.
 */
function canonicalInLanguage(page: ParsedPage, site: AuditedSite): string {
  const canonical = pageAt(site, canonicalOf(page, site));
  if (canonical === undefined || !isIndexablePage(canonical, site)) return page.url;
  return pageAt(site, localizedPath(page.locale, canonical.path))?.url ?? page.url;
}

/** URL path of the page of the same language that a link leads to, if it leads to one. */
function targetOf(link: Link, page: ParsedPage, site: AuditedSite): string | undefined {
  if (link.lang !== undefined || !URL.canParse(link.href, site.origin + page.url)) return undefined;
  const path = pathOf(site, new URL(link.href, site.origin + page.url).href) ?? '';
  const target = pageAt(site, site.redirects.get(path) ?? path);
  return target?.locale === page.locale ? target.url : undefined;
}

/**
 * How the audited pages are linked, each language by itself: links to other languages do not count. A link
 * counts for the page where it ends, after redirects, and pages with one canonical page count as one.
 * @param site the whole site; where only a part was read, the links from all other pages are missing
 * @returns by URL path, in the order of the pages
 */
export const linkGraph = oncePerSite((site): ReadonlyMap<string, LinkFacts> => {
  const pages = [...site.pages.values(), ...site.targets.values()];
  const canonicals = new Map(pages.map((page) => [page.url, canonicalInLanguage(page, site)]));
  const canonical = (url: string) => canonicals.get(url) ?? url;
  /** Of each canonical page those that it links to, and whether its main area does. */
  const linksFrom = new Map<string, Map<string, boolean>>();
  for (const page of pages) {
    const from = canonical(page.url);
    const links = linksFrom.get(from) ?? new Map<string, boolean>();
    linksFrom.set(from, links);
    for (const link of page.links) {
      const target = targetOf(link, page, site);
      const to = target && canonical(target);
      if (to && to !== from) links.set(to, link.isInMain || links.get(to) === true);
    }
  }
  const homes = pages.filter(({ path }) => path === '/');
  const depths = new Map(homes.map(({ url }) => [canonical(url), 0]));
  // Iterating over a map also visits what is added meanwhile: breadth first.
  for (const [url, depth] of depths) {
    for (const target of linksFrom.get(url)?.keys() ?? []) {
      if (!depths.has(target)) depths.set(target, depth + 1);
    }
  }
  const graph = new Map<string, LinkFacts>();
  for (const { url, locale } of site.pages.values()) {
    const node = canonical(url);
    const inbound = [...linksFrom.values()].flatMap((links) => links.get(node) ?? []);
    graph.set(url, {
      url,
      locale,
      depth: depths.get(node),
      inbound: inbound.length,
      inboundFromMain: inbound.filter(Boolean).length,
      outbound: linksFrom.get(node)?.size ?? 0,
    });
  }
  return graph;
});

/** How many pages are at each depth, in all and by language; home pages first, those that cannot be reached last. */
export function depthRows(pages: readonly LinkFacts[]) {
  // `sort` puts undefined last, whatever the comparison.
  const depths = [...new Set(pages.map(({ depth }) => depth))].sort((a = 0, b = 0) => a - b);
  return depths.map((depth) => {
    const here = pages.filter((page) => page.depth === depth);
    const counts = localeCodes.map((code) => here.filter(({ locale }) => locale === code).length);
    return { depth, total: here.length, counts };
  });
}
