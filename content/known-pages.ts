import type { PageId } from './pages';

/** The known internal pages in their order (spec §3): what audits offer first. */
export const knownPages = [
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

/** So many of them the diagnostic reads by itself (spec §9). */
export const diagnosedPages = 7;
