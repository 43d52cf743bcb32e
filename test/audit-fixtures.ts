import { locales } from '@/i18n/locales';
import { countWords } from '@/lib/text/words';
import { auditSite } from '@/seo/audit/audit-site';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import type { Link, ParsedPage } from '@/seo/audit/parsed-page';
import type { RuleId } from '@/seo/audit/rule';
import type { Crawl, FailedPath } from '@/seo/crawl/crawl-site';

/** The origin of the sites made here. */
export const auditedOrigin = 'https://www.example.com';

/**
 * An indexable page, in the language of its path and its own canonical. Everything else in it is empty.
 * @param url its URL path: `/ja/about`
 * @param overrides replace the defaults; the number of words is that of `text` unless it is given
 */
export function parsedPage(url: string, overrides: Partial<ParsedPage> = {}): ParsedPage {
  const page = parsePage(url, { type: 'root', children: [] });
  const { lang } = locales[page.locale];
  const { text = '', textLang = overrides.lang ?? lang } = overrides;
  return {
    ...page,
    lang,
    textLang,
    canonicals: [auditedOrigin + url],
    ...overrides,
    wordCount: overrides.wordCount ?? countWords(text, textLang),
  };
}

/** A link in the main area of a page. @param overrides replace the defaults */
export function pageLink(href: string, overrides: Partial<Link> = {}): Link {
  return { href, lang: undefined, text: href, isInMain: true, ...overrides };
}

/** A page that links to others from its main area. */
export function linkingPage(
  url: string,
  links: readonly string[],
  overrides: Partial<ParsedPage> = {},
): ParsedPage {
  return parsedPage(url, { links: links.map((href) => pageLink(href)), ...overrides });
}

/**
 * A site of which all is known: these pages are all it has, and its sitemap lists each of them.
 * @param overrides replace the defaults
 */
export function auditedSite(
  pages: readonly ParsedPage[],
  overrides: Partial<AuditedSite> = {},
): AuditedSite {
  return {
    origin: auditedOrigin,
    server: undefined,
    pages: new Map(pages.map((page) => [page.url, page])),
    targets: new Map(),
    redirects: new Map(),
    unverified: new Set(),
    isWhole: true,
    noindexPaths: new Set(),
    listed: new Map(
      pages.map(({ url }) => [
        url,
        { loc: auditedOrigin + url, modified: undefined, alternates: [], images: [] },
      ]),
    ),
    sitemapProblem: undefined,
    robots: undefined,
    files: new Map(),
    soft404Paths: [],
    ...overrides,
  };
}

/** A crawl of some pages. @param failures the paths that could not be read */
export function crawlOf(
  pages: readonly ParsedPage[],
  failures: readonly FailedPath[] = [],
  overrides: Partial<AuditedSite> = {},
): Crawl {
  const unverified = new Set(failures.map(({ path }) => path));
  const site = auditedSite(pages, { isWhole: false, unverified, ...overrides });
  const { isWhole, noindexPaths } = site;
  const request = { wanted: [], origin: auditedOrigin, isWhole, noindexPaths };
  return { request, site, failures };
}

/** URL paths of what a rule finds on a site of these pages. */
export function findingsOf(
  rule: RuleId,
  pages: readonly ParsedPage[],
  overrides: Partial<AuditedSite> = {},
): string[] {
  return auditSite(auditedSite(pages, overrides), [rule]).map(({ url }) => url);
}
