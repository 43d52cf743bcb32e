import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type AuditedSite, oncePerSite, pageAt, pathOf } from './audited-site';
import type { Link, ParsedPage } from './parsed-page';
import { canonicalOf, isIndexablePage } from './rules/canonical-pages';

/** How a page is linked within its language. */
export type LinkFacts = {
  url: string;
  locale: Locale;
  /** Fewest clicks from the home page of its language; undefined where no links lead there. */
  depth: number | undefined;
  inbound: number;
  /** Number of pages that link to it from their main area. */
  inboundFromMain: number;
  outbound: number;
};

/**
 * URL path of the canonical page of a page, in its own language: often itself. A page whose canonical is the
 * English text, because it is not translated, has the page of its language at that path.
 */
function canonicalUrl(page: ParsedPage, site: AuditedSite): string {
  const canonical = pageAt(site, canonicalOf(page, site));
  if (canonical === undefined || !isIndexablePage(canonical, site)) return page.url;
  return pageAt(site, localizedPath(page.locale, canonical.path))?.url ?? page.url;
}

/** Redirects that are followed one after the other, as Google does. */
const maxRedirects = 10;

/** URL path of the page of the same language that a link leads to, if it leads to one. */
function targetOf(link: Link, page: ParsedPage, site: AuditedSite): string | undefined {
  if (link.lang !== undefined || !URL.canParse(link.href, site.origin + page.url)) return undefined;
  let path = pathOf(site, new URL(link.href, site.origin + page.url).href);
  for (let count = 0; path !== undefined && count < maxRedirects; count++) {
    path = site.redirects.get(path) ?? path;
  }
  const target = pageAt(site, path);
  return target?.locale === page.locale ? target.url : undefined;
}

/**
 * How the audited pages are linked, each language by itself: links to other languages do not count. A link
 * counts for the page where it ends, after redirects, and pages with one canonical page count as one.
 * @param site all of it: of a part only the links are known that this part has
 * @returns by URL path, in the order of the pages
 */
export const linkGraph = oncePerSite((site): ReadonlyMap<string, LinkFacts> => {
  const pages = [...site.pages.values(), ...site.targets.values()];
  const canonicals = new Map(pages.map((page) => [page.url, canonicalUrl(page, site)]));
  const canonical = (url: string) => canonicals.get(url) ?? url;
  /** Of each canonical page those that it links to, and whether its main area does. */
  const targets = new Map<string, Map<string, boolean>>();
  for (const page of pages) {
    const from = canonical(page.url);
    const links = targets.get(from) ?? new Map<string, boolean>();
    targets.set(from, links);
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
    for (const target of targets.get(url)?.keys() ?? []) {
      if (!depths.has(target)) depths.set(target, depth + 1);
    }
  }
  const graph = new Map<string, LinkFacts>();
  for (const { url, locale } of site.pages.values()) {
    const node = canonical(url);
    const inbound = [...targets.values()].flatMap((links) => links.get(node) ?? []);
    graph.set(url, {
      url,
      locale,
      depth: depths.get(node),
      inbound: inbound.length,
      inboundFromMain: inbound.filter(Boolean).length,
      outbound: targets.get(node)?.size ?? 0,
    });
  }
  return graph;
});

/**
 * How many pages stand at each depth, the home pages first and those that cannot be reached last.
 * @returns the numbers of all pages, and of each language in the order of `localeCodes`
 */
export function depthRows(pages: readonly LinkFacts[]) {
  // What is undefined is sorted last by definition.
  const depths = [...new Set(pages.map(({ depth }) => depth))].sort((a = 0, b = 0) => a - b);
  return depths.map((depth) => {
    const here = pages.filter((page) => page.depth === depth);
    const counts = localeCodes.map((code) => here.filter(({ locale }) => locale === code).length);
    return { depth, pages: here.length, counts };
  });
}
