import type { AuditTexts, RuleFaults } from '@/i18n/audit-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Finding } from './audit-site';
import type { FindingGroup } from './finding-groups';

/** The sentences of the rules, and the tag of their language. */
export type FaultTexts = { rules: RuleFaults; lang: string };

/** The sentence of a finding. */
export function findingText(
  { rule, values }: Pick<Finding, 'rule' | 'values'>,
  { rules, lang }: FaultTexts,
): string {
  const number = new Intl.NumberFormat(lang);
  return rules[rule].fault.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? number.format(value) : value;
  });
}

/** The pages of a group of findings: the only one, or their number and what they have in common. */
export function concernsText(
  { pageCount, extent, urls: [firstUrl = ''] }: FindingGroup,
  texts: Pick<AuditTexts, 'finding' | 'extents'> & { writeNumber: (value: number) => string },
): string {
  const { finding, extents, writeNumber } = texts;
  if (pageCount === 1) return firstUrl;
  return `${fillTemplate(finding.pages, { count: writeNumber(pageCount) })} · ${extents[extent]}`;
}
