import type { PageId } from './pages';

/**
 * The main pages of the site, in the order in which the SEO audit offers them; the canonical diagnostic reads
 * the first `diagnosedPageCount` on load.
 */
export const mainPages = [
  'home',
  'bookkeeping',
  'accounting',
  'tax',
  'payroll',
  'hrAdmin',
  'business',
  'visa',
  'consulting',
  'remoteBusiness',
  'contact',
  'freeConsultation',
  'insights',
] as const satisfies PageId[];

/** Number of main pages that the canonical diagnostic reads on load. */
export const diagnosedPageCount = 7;
