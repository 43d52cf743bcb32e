import type { PageId } from './pages';

/** The internal pages that the audits list first, in their order. */
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

/** Number of pages that the diagnostic reads without being asked. */
export const diagnosedPages = 7;
