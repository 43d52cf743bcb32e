import { keysOf } from '@/lib/objects/entries-of';
import { groupBy } from '@/lib/objects/group-by';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { type Finding, rules } from './audit-site';
import { type AuditedSite, pathOf, robotsPath } from './audited-site';
import { type CheckId, checks } from './checks';
import { findingGroups } from './finding-groups';
import { isIndexablePage } from './indexable-pages';
import { isNoindex, metaOf, only, type ParsedPage } from './parsed-page';
import { mainTargets } from './rules/links';
import { descriptionOf } from './rules/texts';

/** How a check ended: good, or as bad as the worst finding. The last two do not count for the score. */
export type CheckStatus = 'good' | 'warning' | 'error' | 'notApplicable' | 'unverified';

/** The audit of one page or of all. */
export type AuditResult = NonNullable<ReturnType<typeof auditResult>>;
export type CheckResult = AuditResult['checks'][number];

const uncounted: readonly CheckStatus[] = ['unverified', 'notApplicable'];

function worstOf(statuses: readonly CheckStatus[]): CheckStatus | undefined {
  const fromWorst: CheckStatus[] = ['error', 'warning', 'unverified', 'good', 'notApplicable'];
  return fromWorst.find((status) => statuses.includes(status));
}

type OfPage<Value> = (page: ParsedPage, site: AuditedSite) => Value;

/** Checks that do not apply to every page. */
const applies: Readonly<Partial<Record<CheckId, OfPage<boolean>>>> = {
  openGraph: (page) => !isNoindex(page),
  structuredData: (page) => !isNoindex(page),
  formats: (page) => !isNoindex(page),
  sitemap: isIndexablePage,
  languages: isIndexablePage,
  content: isIndexablePage,
  internalLinks: ({ path }, { noindexPaths }) => !noindexPaths.has(path),
  reach: (page, site) => site.isWhole && isIndexablePage(page, site),
};

/** URLs that a check depends on: where one of them is unverified, so is the check. */
const needed: Readonly<Partial<Record<CheckId, (page: ParsedPage) => string[]>>> = {
  sitemap: () => [sitemapPath],
  robots: () => [robotsPath],
  languages: ({ alternates }) => alternates.map(({ href }) => href),
  linkTargets: ({ links }) => links.map(({ href }) => href),
};

/** What a check looked at: a text of the page, or how many there are of something. */
const values: Readonly<Partial<Record<CheckId, OfPage<string | number | undefined>>>> = {
  title: ({ titles }) => titles[0],
  description: descriptionOf,
  canonical: ({ canonicals }) => only(canonicals),
  openGraph: (page) => metaOf(page, 'og:title')[0],
  indexing: (page) => metaOf(page, 'robots')[0],
  viewport: (page) => metaOf(page, 'viewport')[0],
  heading: ({ h1 }) => h1[0],
  language: ({ lang }) => lang,
  languages: ({ alternates }) => alternates.map(({ lang }) => lang).join(', '),
  internalLinks: (page, site) => mainTargets(page, site).size,
  linkTargets: ({ links }) => new Set(links.map(({ href }) => href)).size,
  content: ({ wordCount }) => wordCount,
};

function cleanStatus(check: CheckId, page: ParsedPage, site: AuditedSite): CheckStatus {
  if (applies[check]?.(page, site) === false) return 'notApplicable';
  const isUnverified = (href: string) => site.unverified.has(pathOf(site, href) ?? '');
  return needed[check]?.(page).some(isUnverified) ? 'unverified' : 'good';
}

/** All checks of the page at a URL path, or of all pages; undefined where that page did not arrive. */
export function auditResult(site: AuditedSite, findings: readonly Finding[], url?: string) {
  const page = url === undefined ? undefined : site.pages.get(url);
  if (url !== undefined && page === undefined) return undefined;
  const byUrl = groupBy(findings, (finding) => finding.url);
  /** The findings of a page and of the files that every page depends on. */
  const findingsOf = (path: string) =>
    [path, sitemapPath, robotsPath].flatMap((each) => byUrl.get(each) ?? []);
  const concerned = page === undefined ? findings : findingsOf(page.url);
  const pages = page === undefined ? [...site.pages.values()] : [page];

  const results = keysOf(checks).map((check) => {
    const ofCheck = (found: readonly Finding[]) =>
      found.filter(({ rule }) => rules[rule].check === check);
    const severityOf = (found: readonly Finding[]) =>
      worstOf(ofCheck(found).map(({ severity }) => severity));
    const statuses = pages.map(
      (each) => severityOf(findingsOf(each.url)) ?? cleanStatus(check, each, site),
    );
    return {
      check,
      /** Of several pages, the worst. */
      status: severityOf(concerned) ?? worstOf(statuses) ?? 'notApplicable',
      /** Number of pages on which it is good, and on which it counts for the score. */
      good: statuses.filter((status) => status === 'good').length,
      counted: statuses.filter((status) => !uncounted.includes(status)).length,
      findingGroups: findingGroups(ofCheck(concerned), site),
      /** Of one page. */
      value: page && values[check]?.(page, site),
    };
  });
  const good = results.reduce((total, result) => total + result.good, 0);
  const counted = results.reduce((total, result) => total + result.counted, 0);
  return {
    /** Rounded percent of the checks that are good; undefined where none counts. */
    score: counted === 0 ? undefined : Math.round((good / counted) * 100),
    /** Number of the checks that are good, and that count for the score. */
    good,
    counted,
    /** Whether it is one page that asks search engines not to list it. */
    isNoindex: page !== undefined && isNoindex(page),
    checks: results,
    /** What is to be corrected, the most important first. */
    findingGroups: findingGroups(concerned, site),
  };
}
