import { type DocumentKind, documentPath, type PageId, pages } from './pages';
import type { ServiceKey } from './services';

/** A page that a block suggests: a document, or a service page. */
export type Suggestion =
  | { type: 'article' | 'blog'; kind: DocumentKind; slug: string }
  | { type: 'service'; service: ServiceKey };

const article = (slug: string): Suggestion => ({ type: 'article', kind: 'articles', slug });
const blog = (slug: string): Suggestion => ({ type: 'blog', kind: 'blogs', slug });
const service = (key: ServiceKey): Suggestion => ({ type: 'service', service: key });

/** At most this many suggestions are shown (spec §9). */
const limit = 3;

const byPage: Partial<Record<PageId, Suggestion[]>> = {
  accounting: [
    article('quarterly-financial-reviews'),
    blog('resilient-financial-systems'),
    service('consulting'),
  ],
  bookkeeping: [
    article('cloud-bookkeeping-solutions'),
    article('automation-tools-bookkeeping'),
    service('accounting'),
  ],
  payroll: [
    article('global-payroll-management'),
    article('hr-policies-remote-first'),
    service('hrAdmin'),
  ],
  tax: [
    article('philippine-tax-compliance'),
    article('tax-planning-strategies'),
    service('bookkeeping'),
  ],
};

const byDefault: Suggestion[] = [
  article('business-planning-2025'),
  article('compliance-management'),
  blog('international-expansion'),
];

/** The suggestions for a page, chosen by its path, otherwise the default set (spec §9). */
export function suggestionsFor(page: PageId): Suggestion[] {
  return (byPage[page] ?? byDefault).slice(0, limit);
}

/** Path of what is suggested, without locale prefix. */
export function suggestionPath(suggestion: Suggestion): string {
  return suggestion.type === 'service'
    ? pages[suggestion.service].path
    : documentPath(suggestion.kind, suggestion.slug);
}
