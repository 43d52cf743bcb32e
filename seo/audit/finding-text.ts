import type { RuleFaults } from '@/i18n/audit-texts';
import type { Finding } from './audit-site';

/** The sentence that tells of a finding. @param lang tag of the language, by which numbers are written */
export function findingText(
  { rule, values }: Pick<Finding, 'rule' | 'values'>,
  rules: RuleFaults,
  lang: string,
): string {
  const number = new Intl.NumberFormat(lang);
  return rules[rule].fault.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? number.format(value) : value;
  });
}
