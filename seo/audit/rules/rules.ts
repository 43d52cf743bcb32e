import { keysOf } from '@/lib/objects/entries-of';
import type { Rule, RuleId } from '@/seo/audit/rule';
import { addressRules } from './addresses';
import { contentRules } from './contents';
import { crawlingRules } from './crawling';
import { formatRules } from './formats';
import { languageRules } from './languages';
import { linkRules } from './links';
import { reachRules } from './reach';
import { technicalRules } from './technical';
import { textRules } from './texts';

/** All rules, in the order of a report. The type checker names sentences that belong to no rule. */
export const rules: Readonly<Record<RuleId, Rule>> = {
  ...textRules,
  ...addressRules,
  ...crawlingRules,
  ...languageRules,
  ...linkRules,
  ...reachRules,
  ...technicalRules,
  ...contentRules,
  ...formatRules,
};

export const ruleIds = keysOf(rules);
