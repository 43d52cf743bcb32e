import robotsParser from 'robots-parser';
import { pathOf } from '@/seo/audit/audited-site';
import { type Fault, pageRule, type Rule } from '@/seo/audit/rule';
import { sitemapPath } from '@/seo/sitemap/sitemap-files';
import { isListed, listedPages } from './originals';

const robotsPath = '/robots.txt';

/** Pairs of language and path as one text, for comparison. */
function written(alternates: readonly { lang: string; href: string }[]): string {
  return alternates
    .map(({ lang, href }) => `${lang} ${href}`)
    .sort()
    .join('\n');
}

/** The sitemap and robots.txt, and whether they agree with the pages. */
export const crawlingRules = {
  'sitemap-valid': {
    severity: 'error',
    find: ({ sitemapProblem }) =>
      sitemapProblem === undefined ? [] : [{ url: sitemapPath, detail: sitemapProblem }],
  },
  'sitemap-complete': {
    severity: 'error',
    find: (site) =>
      listedPages(site)
        .filter(({ url }) => site.listed !== undefined && !site.listed.has(url))
        .map(({ url }) => ({ url, detail: 'is not in the sitemap' })),
  },
  'sitemap-only-listed': {
    severity: 'error',
    find: (site) =>
      [...(site.listed?.keys() ?? [])].flatMap((url): Fault[] => {
        const page = site.pages.get(url);
        if (page === undefined) return [{ url, detail: 'is in the sitemap, but no page' }];
        return isListed(page, site)
          ? []
          : [
              {
                url,
                detail: 'is in the sitemap, but asks not to be listed or names another original',
              },
            ];
      }),
  },
  'sitemap-alternates': pageRule('error', (page, site) => {
    const listed = site.listed?.get(page.url);
    return listed === undefined || written(listed.alternates) === written(page.alternates)
      ? []
      : ['its languages in the sitemap are not those in its head'];
  }),
  'sitemap-date': {
    severity: 'error',
    find: ({ listed }) =>
      [...(listed ?? [])].flatMap(([url, { modified }]) =>
        modified !== undefined && /^\d{4}-\d\d-\d\d$/.test(modified)
          ? []
          : [{ url, detail: `its day in the sitemap is "${modified ?? ''}"` }],
      ),
  },
  'sitemap-images': {
    severity: 'error',
    find: (site) =>
      [...(site.listed ?? [])].flatMap(([url, { images }]) =>
        images
          .filter((image) => !site.files.has(pathOf(site, image) ?? ''))
          .map((image) => ({ url, detail: `the sitemap names ${image}, which is not there` })),
      ),
  },
  'robots-there': {
    severity: 'error',
    find: (site) => {
      if (site.robots === undefined) return [{ url: robotsPath, detail: 'is not there' }];
      const named = robotsParser(site.origin + robotsPath, site.robots).getSitemaps();
      return named.includes(site.origin + sitemapPath)
        ? []
        : [{ url: robotsPath, detail: 'does not name the sitemap' }];
    },
  },
  'robots-open': {
    severity: 'error',
    find: (site) => {
      const robots = robotsParser(site.origin + robotsPath, site.robots ?? '');
      // What is not to be listed must be open too: crawlers read that on the page.
      return [...site.pages.keys()]
        .filter((url) => robots.isDisallowed(site.origin + url, '*'))
        .map((url) => ({ url, detail: 'robots.txt keeps crawlers out' }));
    },
  },
} satisfies Record<string, Rule>;
