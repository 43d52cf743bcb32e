import type { Finding } from './audit-site';
import type { AuditedSite } from './audited-site';

/** What `npm run audit -- --json` writes and the diagnostic page saves: the same for the same files. */
export type AuditReport = {
  origin: string;
  /** Number of pages that were judged. */
  pages: number;
  /** URL paths of which nothing could be said, because they did not arrive. */
  unverified: string[];
  findings: Pick<Finding, 'rule' | 'severity' | 'url' | 'values'>[];
};

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A report of findings, in an order that does not depend on that of the pages. */
export function reportOf(site: AuditedSite, findings: readonly Finding[]): AuditReport {
  return {
    origin: site.origin,
    pages: site.pages.size,
    unverified: [...site.unverified].sort(byText),
    findings: findings
      .map(({ rule, severity, url, values }) => ({ rule, severity, url, values }))
      .sort(
        (a, b) =>
          byText(a.rule, b.rule) ||
          byText(a.url, b.url) ||
          byText(JSON.stringify(a.values), JSON.stringify(b.values)),
      ),
  };
}

/** A report as a file. */
export function reportText(report: AuditReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
