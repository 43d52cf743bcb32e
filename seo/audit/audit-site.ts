import type { AuditedSite } from './audited-site';
import type { Fault, Rule } from './rule';
import { type RuleId, ruleIds, rules } from './rules/rules';

/** A fault with the rule that it is against. */
export type Finding = Required<Fault> & Pick<Rule, 'severity'> & { rule: RuleId };

/** Values as one text, the same whatever the order in which they were named. */
function written(values: Fault['values']): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
}

/** What makes two findings of different runs the same. */
export function identityOf({
  rule,
  url,
  values,
}: Pick<Finding, 'rule' | 'url' | 'values'>): string {
  return `${rule} ${url} ${written(values)}`;
}

/**
 * Everything that is wrong with a site, rule by rule, each page once for what is wrong on it twice. What
 * only all pages can show is not looked at where not all are known.
 * @param which the rules that are looked at
 */
export function auditSite(site: AuditedSite, which: readonly RuleId[] = ruleIds): Finding[] {
  return which.flatMap((rule) => {
    const { severity, needsWhole, find }: Rule = rules[rule];
    if (needsWhole && !site.isWhole) return [];
    const found = new Map<string, Finding>();
    for (const { url, values, cause = written(values) } of find(site)) {
      const finding = { rule, severity, url, values, cause };
      found.set(identityOf(finding), finding);
    }
    return [...found.values()];
  });
}
