/** Clusters of documents on one subject (spec §9); their names stand in `messages/<locale>/articles.json`. */
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
