import type { PageId } from './pages';

/** Clusters of documents on one subject; their names are in `messages/<locale>/articles.json`. */
export const clusters = [
  'remote-work',
  'financial-management',
  'tax-compliance',
  'bookkeeping',
  'business-expansion',
  'digital-transformation',
  'hr-payroll',
] as const;

export type Cluster = (typeof clusters)[number];

/** The subjects of pages that are no documents; those have theirs in `meta.json`. */
export const pageClusters: Partial<Record<PageId, readonly Cluster[]>> = {
  accounting: ['financial-management', 'bookkeeping'],
  bookkeeping: ['bookkeeping', 'financial-management'],
  payroll: ['hr-payroll'],
  tax: ['tax-compliance'],
  business: ['business-expansion', 'tax-compliance'],
  visa: ['business-expansion', 'hr-payroll'],
  hrAdmin: ['hr-payroll', 'remote-work'],
  consulting: ['business-expansion', 'digital-transformation'],
  remoteBusiness: ['remote-work', 'digital-transformation'],
  xero: ['bookkeeping', 'tax-compliance'],
};
