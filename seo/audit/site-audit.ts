import { keysOf } from '@/lib/objects/entries-of';
import type { Finding } from './audit-site';
import type { AuditedSite } from './audited-site';
import { type CheckGroup, type CheckId, checkGroups } from './checks';
import { type CheckStatus, pageAudit, scoreOf } from './page-audit';

/** One check over all pages. */
type CheckSummary = {
  check: CheckId;
  /** That of the page on which it ended worst. */
  status: CheckStatus;
  /** Number of pages on which it is good, and on which it says something. */
  good: number;
  counted: number;
  findings: Finding[];
};

export type SiteAudit = {
  /** Rounded percent of the checks of all pages that are good; undefined where none applies. */
  score: number | undefined;
  groups: Record<CheckGroup, CheckSummary[]>;
};

/** From the worst to what says nothing. */
const worst: readonly CheckStatus[] = ['error', 'warning', 'unverified', 'good', 'notApplicable'];

function summaryOf(
  check: CheckId,
  results: readonly { status: CheckStatus; findings: Finding[] }[],
) {
  const counted = results.filter(
    ({ status }) => status !== 'notApplicable' && status !== 'unverified',
  );
  return {
    check,
    status: worst.find((each) => results.some(({ status }) => status === each)) ?? 'notApplicable',
    good: counted.filter(({ status }) => status === 'good').length,
    counted: counted.length,
    // What concerns a file of the whole site is found on each page: once is enough.
    findings: [...new Set(results.flatMap(({ findings }) => findings))],
  };
}

/** All checks of all pages, check by check. */
export function siteAudit(site: AuditedSite, findings: readonly Finding[]): SiteAudit {
  const pages = [...site.pages.values()].map((page) => pageAudit(page, site, findings).groups);
  const summaries = (group: CheckGroup): CheckSummary[] =>
    checkGroups[group].map((check) =>
      summaryOf(
        check,
        pages.flatMap((groups) => groups[group].filter((result) => result.check === check)),
      ),
    );
  const all = pages.flatMap((groups) => keysOf(groups).flatMap((group) => groups[group]));
  return {
    score: scoreOf(all),
    groups: {
      metaTags: summaries('metaTags'),
      sitemapIndexing: summaries('sitemapIndexing'),
      linkStrategy: summaries('linkStrategy'),
      technicalSEO: summaries('technicalSEO'),
    },
  };
}
