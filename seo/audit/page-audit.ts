import { keysOf } from '@/lib/objects/entries-of';
import { robotsPath } from '@/seo/audit/robots-path';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import type { Finding } from './audit-site';
import { type AuditedSite, pathOf } from './audited-site';
import { type CheckGroup, type CheckId, checkGroups } from './checks';
import { descriptionOf, titleOf } from './head-texts';
import { isHidden, metaOf, only, type ParsedPage } from './parsed-page';
import { mainTargets } from './rules/links';
import { isListed } from './rules/originals';
import { rules } from './rules/rules';

/**
 * How a check ended (spec §3): good, or as bad as the worst of what was found. What does not apply to a
 * page, and what could not be seen, count for nothing.
 */
export type CheckStatus = 'good' | 'warning' | 'error' | 'notApplicable' | 'unverified';

/** One check of one page. */
export type CheckResult = {
  check: CheckId;
  status: CheckStatus;
  findings: Finding[];
  /** What stands on the page: its title, the number of its links … */
  text: string | undefined;
};

export type PageAudit = {
  url: string;
  /** Rounded percent of the checks that are good (spec §9); undefined where none applies. */
  score: number | undefined;
  /** Whether the page asks search engines not to list it. */
  isHidden: boolean;
  groups: Record<CheckGroup, CheckResult[]>;
};

const sitewide: ReadonlySet<string> = new Set([sitemapPath, robotsPath]);

/** What says something of a page: a page that is not to be listed needs no languages nor a picture. */
function applies(check: CheckId, page: ParsedPage, site: AuditedSite): boolean {
  switch (check) {
    case 'openGraph':
    case 'structuredData':
    case 'formats':
      return !isHidden(page);
    case 'sitemap':
    case 'languages':
    case 'content':
      return isListed(page, site);
    case 'internalLinks':
      return !site.hidden.has(page.path);
    case 'reach':
      return site.isWhole && isListed(page, site);
    default:
      return true;
  }
}

function isUnseen(check: CheckId, page: ParsedPage, site: AuditedSite): boolean {
  if (check === 'sitemap') return site.unverified.has(sitemapPath);
  if (check === 'robots') return site.unverified.has(robotsPath);
  if (check === 'languages') {
    return page.alternates.some(({ href }) => site.unverified.has(pathOf(site, href) ?? ''));
  }
  if (check === 'linkTargets') {
    return page.links.some(({ href }) => site.unverified.has(pathOf(site, href) ?? ''));
  }
  return false;
}

/** What a check looked at, in short. */
function seen(check: CheckId, page: ParsedPage, site: AuditedSite): string | undefined {
  switch (check) {
    case 'title':
      return titleOf(page);
    case 'description':
      return descriptionOf(page);
    case 'canonical':
      return only(page.canonicals);
    case 'openGraph':
      return metaOf(page, 'og:title')[0];
    case 'indexing':
      return metaOf(page, 'robots')[0];
    case 'viewport':
      return metaOf(page, 'viewport')[0];
    case 'heading':
      return page.h1[0];
    case 'language':
      return page.lang;
    case 'languages':
      return page.alternates.map(({ lang }) => lang).join(', ');
    case 'internalLinks':
      return String(mainTargets(page, site).size);
    case 'linkTargets':
      return String(new Set(page.links.map(({ href }) => href)).size);
    case 'content':
      return String(page.words);
    default:
      return undefined;
  }
}

function statusOf(
  check: CheckId,
  page: ParsedPage,
  site: AuditedSite,
  findings: readonly Finding[],
): CheckStatus {
  if (findings.some(({ severity }) => severity === 'error')) return 'error';
  if (findings.length > 0) return 'warning';
  if (!applies(check, page, site)) return 'notApplicable';
  return isUnseen(check, page, site) ? 'unverified' : 'good';
}

/** Rounded percent of good checks among those that say something; undefined where none does. */
export function scoreOf(results: readonly Pick<CheckResult, 'status'>[]): number | undefined {
  const counted = results.filter(
    ({ status }) => status !== 'notApplicable' && status !== 'unverified',
  );
  if (counted.length === 0) return undefined;
  const good = counted.filter(({ status }) => status === 'good').length;
  return Math.round((good / counted.length) * 100);
}

/**
 * All checks of one page (spec §3: audit result).
 * @param findings of the whole audit: those of the page and of what all pages share are taken
 */
export function pageAudit(
  page: ParsedPage,
  site: AuditedSite,
  findings: readonly Finding[],
): PageAudit {
  const own = findings.filter(({ url }) => url === page.url || sitewide.has(url));
  const result = (check: CheckId): CheckResult => {
    const found = own.filter(({ rule }) => rules[rule].check === check);
    return {
      check,
      status: statusOf(check, page, site, found),
      findings: found,
      text: seen(check, page, site),
    };
  };
  const groups: PageAudit['groups'] = {
    metaTags: checkGroups.metaTags.map(result),
    sitemapIndexing: checkGroups.sitemapIndexing.map(result),
    linkStrategy: checkGroups.linkStrategy.map(result),
    technicalSEO: checkGroups.technicalSEO.map(result),
  };
  const score = scoreOf(keysOf(groups).flatMap((group) => groups[group]));
  return { url: page.url, score, isHidden: isHidden(page), groups };
}
