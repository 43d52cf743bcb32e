import { keysOf } from '@/lib/objects/entries-of';
import type { Rule } from '@/seo/audit/rule';
import { addressRules } from './addresses';
import { contentRules } from './contents';
import { crawlingRules } from './crawling';
import { formatRules } from './formats';
import { languageRules } from './languages';
import { linkRules } from './links';
import { reachRules } from './reach';
import { structuredDataRules } from './structured-data';
import { technicalRules } from './technical';
import { textRules } from './texts';

/** In the order in which a report tells of them. */
const table = {
  ...textRules,
  ...addressRules,
  ...crawlingRules,
  ...languageRules,
  ...linkRules,
  ...reachRules,
  ...technicalRules,
  ...structuredDataRules,
  ...contentRules,
  ...formatRules,
};

export type RuleId = keyof typeof table;

/** All rules of the audit by their names. */
export const rules: Readonly<Record<RuleId, Rule>> = table;

export const ruleIds = keysOf(table);
