import { fillTemplate } from '@/lib/messages/fill-template';
import { keysOf } from '@/lib/objects/entries-of';
import type { Finding } from '@/seo/audit/audit-site';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { type Cause, causesOf } from '@/seo/audit/causes';
import { type CheckGroup, type CheckId, checkGroups } from '@/seo/audit/checks';
import { type CheckStatus, pageAudit } from '@/seo/audit/page-audit';
import { siteAudit } from '@/seo/audit/site-audit';
import type { ShownCheck } from './check-row';
import type { AuditWords } from './report-texts';

/** A whole audit as it is shown. */
export type Report = {
  /** From 0 to 100; undefined where no page arrived. */
  score: number | undefined;
  isHidden: boolean;
  groups: Record<CheckGroup, ShownCheck[]>;
  /** What is to be mended, the most important first. */
  causes: Cause[];
  good: number;
  counted: number;
};

/** What is quoted from the page, and not counted on it. */
const quoted: ReadonlySet<CheckId> = new Set([
  'title',
  'description',
  'canonical',
  'openGraph',
  'indexing',
  'languages',
  'viewport',
  'heading',
  'language',
]);

function countGood(statuses: readonly CheckStatus[]) {
  return {
    good: statuses.filter((status) => status === 'good').length,
    counted: statuses.filter((status) => status !== 'notApplicable' && status !== 'unverified')
      .length,
  };
}

function ofGroups(make: (group: CheckGroup) => ShownCheck[]): Record<CheckGroup, ShownCheck[]> {
  return {
    metaTags: make('metaTags'),
    sitemapIndexing: make('sitemapIndexing'),
    linkStrategy: make('linkStrategy'),
    technicalSEO: make('technicalSEO'),
  };
}

/** The audit of one page; undefined where the page did not arrive. */
export function pageReport(
  url: string,
  site: AuditedSite,
  findings: readonly Finding[],
  texts: AuditWords,
): Report | undefined {
  const page = site.pages.get(url);
  if (page === undefined) return undefined;
  const { score, isHidden, groups } = pageAudit(page, site, findings);
  const all = keysOf(checkGroups).flatMap((group) => groups[group]);
  return {
    score,
    isHidden,
    causes: causesOf(
      all.flatMap((result) => result.findings),
      site,
    ),
    ...countGood(all.map(({ status }) => status)),
    groups: ofGroups((group) =>
      groups[group].map(({ check, status, findings: own, text }) => ({
        check,
        status,
        causes: causesOf(own, site),
        text: text !== undefined && !quoted.has(check) ? countText(check, text, texts) : text,
        isQuoted: quoted.has(check),
      })),
    ),
  };
}

/** A number on the page with what it counts. */
function countText(check: CheckId, text: string, { counts, number }: AuditWords): string {
  const count = number(Number(text));
  if (check === 'content') return fillTemplate(counts.words, { count });
  return fillTemplate(check === 'internalLinks' ? counts.pages : counts.links, { count });
}

/** The audit of all pages. */
export function siteReport(
  site: AuditedSite,
  findings: readonly Finding[],
  texts: AuditWords,
): Report {
  const { score, groups } = siteAudit(site, findings);
  const all = keysOf(checkGroups).flatMap((group) => groups[group]);
  return {
    score,
    isHidden: false,
    causes: causesOf(findings, site),
    good: all.reduce((sum, { good }) => sum + good, 0),
    counted: all.reduce((sum, { counted }) => sum + counted, 0),
    groups: ofGroups((group) =>
      groups[group].map(({ check, status, findings: own, good, counted }) => ({
        check,
        status,
        causes: causesOf(own, site),
        text:
          counted === 0
            ? undefined
            : fillTemplate(texts.results.ofPages, {
                good: texts.number(good),
                all: texts.number(counted),
              }),
        isQuoted: false,
      })),
    ),
  };
}
