import type { Finding } from '@/seo/audit/audit-site';

/**
 * Which rule finds which duplicates, in the order in which they are told of; last, the pages that name no
 * canonical address to tell them from their copies.
 */
export const duplicateRules = {
  title: 'title-repeated',
  description: 'description-repeated',
  content: 'content-duplicate',
  near: 'content-near-duplicate',
  canonical: 'canonical-missing',
} as const satisfies Record<string, Finding['rule']>;

const all: ReadonlySet<Finding['rule']> = new Set(Object.values(duplicateRules));

/** Whether a finding is that a page is, or may be taken for, a copy of another one. */
export function isDuplicate({ rule }: Pick<Finding, 'rule'>): boolean {
  return all.has(rule);
}
