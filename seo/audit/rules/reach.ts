import type { AuditedSite } from '@/seo/audit/audited-site';
import { indexablePages } from '@/seo/audit/indexable-pages';
import { type LinkFacts, linkGraph } from '@/seo/audit/link-graph';
import { type RuleTable, siteRule } from '@/seo/audit/rule';

/** Pages that are more clicks away from home than this are hard to find, for search engines too. */
export const maxClicks = 3;

/** How the indexable pages are linked, except for home pages, from which depth is counted. */
function indexableLinkFacts(site: AuditedSite): LinkFacts[] {
  const graph = linkGraph(site);
  return indexablePages(site)
    .filter(({ path }) => path !== '/')
    .flatMap(({ url }) => graph.get(url) ?? []);
}

/** The indexable pages that others link to, in languages whose home page is known. */
function linkedPages(site: AuditedSite): LinkFacts[] {
  const homes = [...linkGraph(site).values()].filter(({ depth }) => depth === 0);
  const localesWithHome = new Set(homes.map(({ locale }) => locale));
  return indexableLinkFacts(site).filter(
    ({ inbound, locale }) => inbound > 0 && localesWithHome.has(locale),
  );
}

const reach = { check: 'reach', needsWhole: true } as const;

export const reachRules = {
  // No other page links to it.
  orphan: siteRule('error', reach, (site) =>
    indexableLinkFacts(site).flatMap(({ url, inbound }) => (inbound === 0 ? [url] : [])),
  ),
  // Only pages that cannot be reached either link to it.
  unreachable: siteRule('error', reach, (site) =>
    linkedPages(site).flatMap(({ url, depth }) => (depth === undefined ? [url] : [])),
  ),
  depth: siteRule('warning', reach, (site) =>
    linkedPages(site).flatMap(({ url, depth = 0 }) =>
      depth > maxClicks ? [{ url, values: { depth } }] : [],
    ),
  ),
} satisfies RuleTable;
