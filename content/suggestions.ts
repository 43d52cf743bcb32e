import type { DocumentId, PageId } from './pages';
import type { ServiceKey } from './services';

/** What a block suggests: a document, or a service page. */
export type Suggestion = { document: DocumentId } | { service: ServiceKey };

/** At most this many suggestions are shown. */
const limit = 3;

const byPage: Partial<Record<PageId, Suggestion[]>> = {
  accounting: [
    { document: 'articles/quarterly-financial-reviews' },
    { document: 'blogs/resilient-financial-systems' },
    { service: 'consulting' },
  ],
  bookkeeping: [
    { document: 'articles/cloud-bookkeeping-solutions' },
    { document: 'articles/automation-tools-bookkeeping' },
    { document: 'articles/quarterly-financial-reviews' },
  ],
  payroll: [
    { document: 'articles/global-payroll-management' },
    { document: 'articles/hr-policies-remote-first' },
    { document: 'blogs/resilient-financial-systems' },
  ],
  tax: [
    { document: 'articles/philippine-tax-compliance' },
    { document: 'articles/tax-planning-strategies' },
    { document: 'articles/compliance-management' },
  ],
  business: [
    { document: 'blogs/international-expansion' },
    { document: 'articles/asean-business-regulations' },
    { service: 'tax' },
  ],
  visa: [
    { document: 'blogs/international-expansion' },
    { document: 'articles/remote-workforce-management' },
    { service: 'payroll' },
  ],
  hrAdmin: [
    { document: 'articles/hr-policies-remote-first' },
    { document: 'articles/remote-team-performance' },
    { document: 'articles/remote-workforce-management' },
  ],
  consulting: [
    { document: 'blogs/maximizing-roi' },
    { document: 'articles/digital-transformation-strategies' },
    { service: 'accounting' },
  ],
  remoteBusiness: [
    { document: 'articles/remote-business-operations' },
    { document: 'blogs/cybersecurity-best-practices' },
    { service: 'bookkeeping' },
  ],
};

const byDefault: Suggestion[] = [
  { document: 'articles/cash-flow-optimization' },
  { document: 'articles/compliance-management' },
  { document: 'blogs/international-expansion' },
];

/** The suggestions for a page; where it has none of its own, the default set. */
export function suggestionsFor(page: PageId): Suggestion[] {
  return (byPage[page] ?? byDefault).slice(0, limit);
}
