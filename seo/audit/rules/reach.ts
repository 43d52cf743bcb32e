import type { AuditedSite } from '@/seo/audit/audited-site';
import { type LinkFacts, linkGraph } from '@/seo/audit/link-graph';
import type { Rule, RuleTable } from '@/seo/audit/rule';
import { listedPages } from './originals';

/** Pages that are more clicks away from home than this are hard to find, for search engines too. */
export const mostClicks = 3;

/** The links of the listed pages except home pages: those are where everybody starts. */
function factsOfListed(site: AuditedSite): LinkFacts[] {
  const graph = linkGraph(site);
  return listedPages(site)
    .filter(({ path }) => path !== '/')
    .flatMap(({ url }) => graph.get(url) ?? []);
}

/** The listed pages that others link to, in languages whose home page is known. */
function linkedPages(site: AuditedSite): LinkFacts[] {
  const homes = [...linkGraph(site).values()].filter(({ depth }) => depth === 0);
  const withHome = new Set(homes.map(({ locale }) => locale));
  return factsOfListed(site).filter(({ inbound, locale }) => inbound > 0 && withHome.has(locale));
}

/** Pages with a fault that only all pages of the site can show. */
function reachRule(find: (site: AuditedSite) => LinkFacts[]): Rule {
  return {
    severity: 'error',
    check: 'reach',
    needsWhole: true,
    find: (site) => find(site).map(({ url }) => ({ url })),
  };
}

/** Whether pages can be found by following links. */
export const reachRules = {
  // Only the sitemap names it.
  orphan: reachRule((site) => factsOfListed(site).filter(({ inbound }) => inbound === 0)),
  // Only pages link to it that cannot be reached either.
  unreachable: reachRule((site) => linkedPages(site).filter(({ depth }) => depth === undefined)),
  depth: {
    severity: 'warning',
    check: 'reach',
    needsWhole: true,
    find: (site) =>
      linkedPages(site).flatMap(({ url, depth = 0 }) =>
        depth > mostClicks ? [{ url, values: { depth } }] : [],
      ),
  },
} satisfies RuleTable;
