import { keysOf } from '@/lib/objects/entries-of';
import type { AuditedSite } from './audited-site';
import type { Fault, Rule, RuleId } from './rule';
import { contentRules } from './rules/contents';
import { crawlingRules } from './rules/crawling';
import { formatRules } from './rules/formats';
import { languageRules } from './rules/languages';
import { linkRules } from './rules/links';
import { reachRules } from './rules/reach';
import { technicalRules } from './rules/technical';
import { textRules } from './rules/texts';
import { urlRules } from './rules/urls';

/** All rules, in the order of a report. The type checker reports messages of a rule that is not among them. */
export const rules: Readonly<Record<RuleId, Rule>> = {
  ...textRules,
  ...urlRules,
  ...crawlingRules,
  ...languageRules,
  ...linkRules,
  ...reachRules,
  ...technicalRules,
  ...contentRules,
  ...formatRules,
};

export const ruleIds = keysOf(rules);

/** A fault with the rule that it breaks. */
export type Finding = Required<Fault> & Pick<Rule, 'severity'> & { rule: RuleId };

/** Values as one text that does not depend on their order. */
function written(values: Finding['values']): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
}

/** The identity of a finding across runs: rule, URL path and values. */
export function identityOf({ rule, url, values }: Omit<Finding, 'severity' | 'cause'>): string {
  return `${rule} ${url} ${written(values)}`;
}

/** Applies rules. The same fault twice on a page is one finding; rules for whole sites find nothing on others. */
export function auditSite(site: AuditedSite, which: readonly RuleId[] = ruleIds): Finding[] {
  return which.flatMap((rule) => {
    const { severity, needsWhole, find } = rules[rule];
    if (needsWhole && !site.isWhole) return [];
    const found = new Map<string, Finding>();
    for (const { url, values = {}, cause = written(values) } of find(site)) {
      const finding = { rule, severity, url, values, cause };
      found.set(identityOf(finding), finding);
    }
    return [...found.values()];
  });
}
