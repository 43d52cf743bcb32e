import robotsParser from 'robots-parser';
import { pathOf } from '@/seo/audit/audited-site';
import { isHidden } from '@/seo/audit/parsed-page';
import { robotsPath } from '@/seo/audit/robots-path';
import { type Fault, faultIf, pageRule, type Rule } from '@/seo/audit/rule';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { isListed } from './originals';

/** The sitemap and robots.txt, and whether they agree with the pages. */
export const crawlingRules = {
  noindex: pageRule('warning', 'indexing', (page, site) =>
    faultIf(isHidden(page) && !site.hidden.has(page.path)),
  ),
  'false-page': {
    severity: 'error',
    check: 'indexing',
    needsWhole: true,
    find: ({ falsePages }) => falsePages.map((url) => ({ url, values: { url }, cause: '' })),
  },
  'sitemap-missing': {
    severity: 'error',
    check: 'sitemap',
    find: ({ sitemapProblem }) =>
      sitemapProblem === 'missing' ? [{ url: sitemapPath, values: {} }] : [],
  },
  'sitemap-malformed': {
    severity: 'error',
    check: 'sitemap',
    find: ({ sitemapProblem }) =>
      sitemapProblem === 'malformed' ? [{ url: sitemapPath, values: {} }] : [],
  },
  'sitemap-lacks-page': pageRule('error', 'sitemap', (page, site) =>
    faultIf(isListed(page, site) && site.listed !== undefined && !site.listed.has(page.url)),
  ),
  'sitemap-names-hidden': pageRule('error', 'sitemap', (page, site) =>
    faultIf(site.listed?.has(page.url) === true && !isListed(page, site)),
  ),
  'sitemap-names-missing': {
    severity: 'error',
    check: 'sitemap',
    needsWhole: true,
    find: ({ listed, pages, unverified }) =>
      [...(listed?.keys() ?? [])]
        .filter((url) => !pages.has(url) && !unverified.has(url))
        .map((url) => ({ url, values: {} })),
  },
  'sitemap-date': pageRule('error', 'sitemap', (page, site) => {
    const listed = site.listed?.get(page.url);
    const day = listed?.modified ?? '–';
    return listed === undefined || /^\d{4}-\d\d-\d\d/.test(day) ? [] : [{ values: { day } }];
  }),
  'sitemap-image': pageRule('error', 'sitemap', (page, site) =>
    (site.listed?.get(page.url)?.images ?? [])
      .filter((image) => {
        const path = pathOf(site, image) ?? '';
        return !site.files.has(path) && !site.unverified.has(path);
      })
      .map((image) => ({ values: { image } })),
  ),
  'robots-missing': {
    severity: 'error',
    check: 'robots',
    find: ({ robots, unverified }) =>
      robots === undefined && !unverified.has(robotsPath) ? [{ url: robotsPath, values: {} }] : [],
  },
  'robots-sitemap': {
    severity: 'error',
    check: 'robots',
    find: ({ origin, robots }): Fault[] => {
      if (robots === undefined) return [];
      const named = robotsParser(origin + robotsPath, robots).getSitemaps();
      return named.includes(origin + sitemapPath) ? [] : [{ url: robotsPath, values: {} }];
    },
  },
  // What is not to be listed must be open too: crawlers read that on the page.
  'robots-closed': {
    severity: 'error',
    check: 'robots',
    find: ({ origin, robots, pages }) => {
      const rules = robotsParser(origin + robotsPath, robots ?? '');
      return [...pages.keys()]
        .filter((url) => rules.isDisallowed(origin + url, '*'))
        .map((url) => ({ url, values: {} }));
    },
  },
} satisfies Record<string, Rule>;
