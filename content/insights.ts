import type { SubjectIconName } from './icons';
import { type DocumentKind, pages } from './pages';

/** The icon of each category of questions, in their order: pages.insights.faq.categories. */
export const faqIcons = {
  registration: 'building',
  visa: 'passport',
  bookkeeping: 'book',
  payroll: 'wallet',
  tax: 'receipt',
  hr: 'people',
  remote: 'globe',
} as const satisfies Record<string, SubjectIconName>;

/** A category of the questions on the insights page. */
export type FaqCategory = keyof typeof faqIcons;

/** Anchors of the lists on the insights page: an address with one opens its tab. */
export const insightsAnchors = {
  articles: 'articles',
  faqs: 'faqs',
  blogs: 'blog-posts',
} as const satisfies Record<DocumentKind | 'faqs', string>;

/** Anchor of a category of questions: an address with it opens the tab and the category. */
export function faqAnchor(category: FaqCategory): string {
  return `faq-${category}`;
}

/** Path of a part of the insights page, without locale prefix, by its anchor. */
export function insightsPath(anchor: string): string {
  return `${pages.insights.path}#${anchor}`;
}
