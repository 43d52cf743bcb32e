import type { Finding } from '@/seo/audit/audit-site';

/** Which rule finds which duplicates, in the order in which they are told of. */
export const duplicateRules = {
  title: 'title-repeated',
  description: 'description-repeated',
  content: 'content-duplicate',
  near: 'content-near-duplicate',
} as const satisfies Record<string, Finding['rule']>;

const all: ReadonlySet<Finding['rule']> = new Set(Object.values(duplicateRules));

/** Whether a finding is that a page is like another one. */
export function isDuplicate({ rule }: Pick<Finding, 'rule'>): boolean {
  return all.has(rule);
}
