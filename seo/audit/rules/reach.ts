import type { AuditedSite } from '@/seo/audit/audited-site';
import { type LinkFacts, linkGraph } from '@/seo/audit/link-graph';
import type { Rule } from '@/seo/audit/rule';
import { listedPages } from './originals';

/** Pages that are more clicks away from home than this are hard to find, for search engines too. */
export const mostClicks = 3;

/** How the listed pages are linked, but for home pages: those are where everybody starts. */
function factsOfListed(site: AuditedSite): LinkFacts[] {
  const graph = linkGraph(site);
  return listedPages(site)
    .filter(({ path }) => path !== '/')
    .flatMap(({ url }) => graph.get(url) ?? []);
}

/** The listed pages that others link to, in languages whose home page is known. */
function reachable(site: AuditedSite): LinkFacts[] {
  const homes = [...linkGraph(site).values()].filter(({ depth }) => depth === 0);
  const withHome = new Set(homes.map(({ locale }) => locale));
  return factsOfListed(site).filter(({ inbound, locale }) => inbound > 0 && withHome.has(locale));
}

/** Whether pages can be found by following links. */
export const reachRules = {
  // The sitemap alone knows it.
  orphan: {
    severity: 'error',
    check: 'reach',
    needsWhole: true,
    find: (site) =>
      factsOfListed(site)
        .filter(({ inbound }) => inbound === 0)
        .map(({ url }) => ({ url, values: {} })),
  },
  // Only pages link to it that are not reached themselves.
  unreachable: {
    severity: 'error',
    check: 'reach',
    needsWhole: true,
    find: (site) =>
      reachable(site)
        .filter(({ depth }) => depth === undefined)
        .map(({ url }) => ({ url, values: {} })),
  },
  depth: {
    severity: 'warning',
    check: 'reach',
    needsWhole: true,
    find: (site) =>
      reachable(site).flatMap(({ url, depth }) =>
        depth !== undefined && depth > mostClicks ? [{ url, values: { depth } }] : [],
      ),
  },
} satisfies Record<string, Rule>;
