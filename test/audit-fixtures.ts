import { locales } from '@/i18n/locales';
import { wordCount } from '@/lib/text/words';
import { auditSite } from '@/seo/audit/audit-site';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import type { Link, ParsedPage } from '@/seo/audit/parsed-page';
import type { RuleId } from '@/seo/audit/rule';

/** The origin of the sites that are made here. */
export const auditedOrigin = 'https://www.example.com';

/**
 * A page that search engines shall list: in the language of its path, and its own original. All else of it
 * is empty.
 * @param url its URL path: `/ja/about`
 * @param own what is another way; the number of words is that of `text` unless it is given
 */
export function parsedPage(url: string, own: Partial<ParsedPage> = {}): ParsedPage {
  const page = parsePage(url, { type: 'root', children: [] });
  const { lang } = locales[page.locale];
  const { text = '', textLang = own.lang ?? lang } = own;
  return {
    ...page,
    lang,
    textLang,
    canonicals: [auditedOrigin + url],
    ...own,
    words: own.words ?? wordCount(text, textLang),
  };
}

/** A link in the main area of a page. @param own what is another way */
export function pageLink(href: string, own: Partial<Link> = {}): Link {
  return { href, lang: undefined, text: href, isInMain: true, ...own };
}

/**
 * A site of which all is known: these pages are all it has, and its sitemap lists each of them.
 * @param own what is another way
 */
export function auditedSite(
  pages: readonly ParsedPage[],
  own: Partial<AuditedSite> = {},
): AuditedSite {
  return {
    origin: auditedOrigin,
    server: undefined,
    pages: new Map(pages.map((page) => [page.url, page])),
    targets: new Map(),
    redirects: new Map(),
    unverified: new Set(),
    isWhole: true,
    hidden: new Set(),
    listed: new Map(
      pages.map(({ url }) => [
        url,
        { url: auditedOrigin + url, modified: undefined, alternates: [], images: [] },
      ]),
    ),
    sitemapProblem: undefined,
    robots: undefined,
    files: new Map(),
    falsePages: [],
    ...own,
  };
}

/** URL paths of what a rule finds on a site of these pages. */
export function findingsOf(
  rule: RuleId,
  pages: readonly ParsedPage[],
  own: Partial<AuditedSite> = {},
): string[] {
  return auditSite(auditedSite(pages, own), [rule]).map(({ url }) => url);
}
