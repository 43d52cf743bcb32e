import type { AuditTexts, RuleFaults } from '@/i18n/audit-texts';
import { findingText } from './finding-text';
import type { AuditReport } from './report';

/** Words that a report is written with. */
export type ReportWords = Pick<AuditTexts, 'statuses' | 'diagnostic'> & {
  rules: RuleFaults;
  /** Tag of their language. */
  lang: string;
};

/** A line of a report: a finding, or a path of which nothing could be said; that has no rule. */
export type ReportRow = { severity: string; rule: string; url: string; text: string };

/** The findings of a report in its order, and what is not verified after them. */
export function reportRows(
  { findings, unverified }: AuditReport,
  { rules, statuses, diagnostic, lang }: ReportWords,
): ReportRow[] {
  return [
    ...findings.map(({ rule, severity, url, values }) => ({
      severity: statuses[severity],
      rule,
      url,
      text: findingText({ rule, values }, rules, lang),
    })),
    ...unverified.map((url) => ({
      severity: statuses.unverified,
      rule: '',
      url,
      text: diagnostic.report.unverified,
    })),
  ];
}
