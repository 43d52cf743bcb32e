import { auditSite } from '@/seo/audit/audit-site';
import type { AuditedSite } from '@/seo/audit/audited-site';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import type { RuleId } from '@/seo/audit/rule';
import { auditedSite } from './audit-fixtures';

/** What one rule says of some pages: the URL paths, each with the values that matter. */
export function findingsOf(
  rule: RuleId,
  pages: readonly ParsedPage[],
  own: Partial<AuditedSite> = {},
): string[] {
  return auditSite(auditedSite(pages, own))
    .filter((finding) => finding.rule === rule)
    .map(({ url }) => url);
}
