import robotsParser from 'robots-parser';
import { type AuditedSite, mayBeFile, robotsPath } from '@/seo/audit/audited-site';
import { checks, google } from '@/seo/audit/checks';
import { isHidden } from '@/seo/audit/parsed-page';
import { faultIf, faultsOf, pageRule, type Rule, type RuleTable } from '@/seo/audit/rule';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { isListed } from './originals';

const imageSitemaps = `${google}/crawling-indexing/sitemaps/image-sitemaps`;

function sitemapRule(problem: AuditedSite['sitemapProblem']): Rule {
  return {
    severity: 'error',
    check: 'sitemap',
    find: ({ sitemapProblem }) => (sitemapProblem === problem ? [{ url: sitemapPath }] : []),
  };
}

/** The sitemap and robots.txt, and whether they agree with the pages. */
export const crawlingRules = {
  noindex: pageRule('warning', 'indexing', (page, site) =>
    faultIf(isHidden(page) && !site.hidden.has(page.path)),
  ),
  'false-page': {
    severity: 'error',
    check: 'indexing',
    source: `${google}/crawling-indexing/http-network-errors`,
    where: { file: 'docs/operations.md' },
    needsWhole: true,
    find: ({ falsePages }) => falsePages.map((url) => ({ url, values: { url }, cause: '' })),
  },
  'sitemap-missing': sitemapRule('missing'),
  'sitemap-malformed': sitemapRule('malformed'),
  'sitemap-lacks-page': pageRule('error', 'sitemap', (page, site) =>
    faultIf(isListed(page, site) && site.listed?.has(page.url) === false),
  ),
  'sitemap-names-hidden': pageRule(
    'error',
    { ...checks.indexing, check: 'sitemap' },
    (page, site) => faultIf(site.listed?.has(page.url) === true && !isListed(page, site)),
  ),
  'sitemap-names-missing': {
    severity: 'error',
    check: 'sitemap',
    needsWhole: true,
    find: ({ listed, pages, unverified }) =>
      [...(listed?.keys() ?? [])]
        .filter((url) => !pages.has(url) && !unverified.has(url))
        .map((url) => ({ url })),
  },
  'sitemap-date': pageRule('error', 'sitemap', (page, site) => {
    const entry = site.listed?.get(page.url);
    const day = entry?.modified ?? '–';
    return faultIf(entry !== undefined && !/^\d{4}-\d\d-\d\d/.test(day), { day });
  }),
  'sitemap-image': pageRule('error', { check: 'sitemap', source: imageSitemaps }, (page, site) => {
    const images = site.listed?.get(page.url)?.images ?? [];
    const missing = images.filter((image) => !mayBeFile(site, image));
    return faultsOf('image', missing);
  }),
  'robots-missing': {
    severity: 'error',
    check: 'robots',
    find: ({ robots, unverified }) =>
      robots === undefined && !unverified.has(robotsPath) ? [{ url: robotsPath }] : [],
  },
  'robots-sitemap': {
    severity: 'error',
    check: 'robots',
    source: checks.sitemap.source,
    find: ({ origin, robots }) => {
      if (robots === undefined) return [];
      const sitemaps = robotsParser(origin + robotsPath, robots).getSitemaps();
      return sitemaps.includes(origin + sitemapPath) ? [] : [{ url: robotsPath }];
    },
  },
  // A `noindex` page must be open too: crawlers read that on the page.
  'robots-closed': {
    severity: 'error',
    check: 'robots',
    find: ({ origin, robots = '', pages }) => {
      const parsed = robotsParser(origin + robotsPath, robots);
      return [...pages.keys()]
        .filter((url) => parsed.isDisallowed(origin + url, '*'))
        .map((url) => ({ url }));
    },
  },
} satisfies RuleTable;
