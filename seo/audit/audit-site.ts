import { entriesOf } from '@/lib/objects/entries-of';
import type { AuditedSite } from './audited-site';
import type { Finding } from './rule';
import { rules } from './rules/rules';

/** Everything that is wrong with a site, rule by rule, each page once for what is wrong on it twice. */
export function auditSite(site: AuditedSite): Finding[] {
  return entriesOf(rules).flatMap(([rule, { severity, find }]) => {
    const found = new Map<string, Finding>();
    for (const { url, detail } of find(site)) {
      found.set(`${url} ${detail}`, { rule, severity, url, detail });
    }
    return [...found.values()];
  });
}
