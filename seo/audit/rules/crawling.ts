import robotsParser from 'robots-parser';
import { type AuditedSite, missingFiles, robotsPath } from '@/seo/audit/audited-site';
import { checks, google } from '@/seo/audit/checks';
import { isIndexablePage } from '@/seo/audit/indexable-pages';
import { isNoindex } from '@/seo/audit/parsed-page';
import { faultIf, faultsOf, pageRule, type Rule, type RuleTable, siteRule } from '@/seo/audit/rule';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';

const imageSitemaps = `${google}/crawling-indexing/sitemaps/image-sitemaps`;

const soft404 = {
  check: 'indexing',
  source: `${google}/crawling-indexing/http-network-errors`,
  fixLocation: { file: 'docs/operations.md' },
  needsWhole: true,
} as const;

function sitemapRule(problem: AuditedSite['sitemapProblem']): Rule {
  return siteRule('error', 'sitemap', ({ sitemapProblem }) =>
    sitemapProblem === problem ? [sitemapPath] : [],
  );
}

export const crawlingRules = {
  noindex: pageRule('warning', 'indexing', (page, site) =>
    faultIf(isNoindex(page) && !site.noindexPaths.has(page.path)),
  ),
  'soft-404': siteRule('error', soft404, ({ soft404Paths }) =>
    soft404Paths.map((url) => ({ url, values: { url }, cause: '' })),
  ),
  'sitemap-missing': sitemapRule('missing'),
  'sitemap-malformed': sitemapRule('malformed'),
  'sitemap-lacks-page': pageRule('error', 'sitemap', (page, site) =>
    faultIf(isIndexablePage(page, site) && site.listed?.has(page.url) === false),
  ),
  'sitemap-names-hidden': pageRule(
    'error',
    { ...checks.indexing, check: 'sitemap' },
    (page, site) => faultIf(site.listed?.has(page.url) === true && !isIndexablePage(page, site)),
  ),
  'sitemap-names-missing': siteRule(
    'error',
    { check: 'sitemap', needsWhole: true },
    ({ listed, pages, unverified }) =>
      [...(listed?.keys() ?? [])].filter((url) => !pages.has(url) && !unverified.has(url)),
  ),
  'sitemap-date': pageRule('error', 'sitemap', (page, site) => {
    const entry = site.listed?.get(page.url);
    const day = entry?.modified ?? '–';
    return faultIf(entry !== undefined && !/^\d{4}-\d\d-\d\d/.test(day), { day });
  }),
  'sitemap-image': pageRule('error', { check: 'sitemap', source: imageSitemaps }, (page, site) =>
    faultsOf('image', missingFiles(site, site.listed?.get(page.url)?.images)),
  ),
  'robots-missing': siteRule('error', 'robots', ({ robots, unverified }) =>
    robots === undefined && !unverified.has(robotsPath) ? [robotsPath] : [],
  ),
  'robots-sitemap': siteRule(
    'error',
    { check: 'robots', source: checks.sitemap.source },
    ({ origin, robots }) => {
      if (robots === undefined) return [];
      const sitemaps = robotsParser(origin + robotsPath, robots).getSitemaps();
      return sitemaps.includes(origin + sitemapPath) ? [] : [robotsPath];
    },
  ),
  // A `noindex` page must be open too: crawlers read that on the page.
  'robots-closed': siteRule('error', 'robots', ({ origin, robots = '', pages }) => {
    const parsed = robotsParser(origin + robotsPath, robots);
    return [...pages.keys()].filter((url) => parsed.isDisallowed(origin + url, '*'));
  }),
} satisfies RuleTable;
