import type { CheckStatus } from '@/seo/audit/audit-result';
import type { CellStatus } from '@/seo/audit/language-matrix';

/** The sign that stands for a page in a language. */
export const cellMarks: Readonly<Record<CellStatus, CheckStatus>> = {
  good: 'good',
  error: 'error',
  none: 'notApplicable',
  unverified: 'unverified',
};
