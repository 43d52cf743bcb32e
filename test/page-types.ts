import { documentPath, pages } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';

/** One page of a kind, for tests that need not open all pages. */
export type PageType = {
  /** Name in test titles and file names. */
  name: string;
  /** Path without locale prefix. */
  path: string;
  /** Index of the tab to open; without it, the page as it opens. */
  tab?: number;
};

/** A path without a page. */
export const missingPath = '/no-such-page';

const [article] = documentSlugs.articles;
const [blogPost] = documentSlugs.blogs;

/** One of each kind of page, for the tests of layout and for `npm run shots`. */
export const pageTypes: PageType[] = [
  { name: 'home', path: pages.home.path },
  { name: 'about', path: pages.about.path },
  { name: 'contact', path: pages.contact.path },
  { name: 'services', path: pages.services.path },
  { name: 'service', path: pages.payroll.path },
  { name: 'visa', path: pages.visa.path },
  { name: 'visa-permanent', path: pages.visa.path, tab: 1 },
  { name: 'visa-special', path: pages.visa.path, tab: 2 },
  { name: 'hr', path: pages.hrAdmin.path },
  { name: 'consulting', path: pages.consulting.path },
  { name: 'remote', path: pages.remoteBusiness.path },
  { name: 'free-consultation', path: pages.freeConsultation.path },
  { name: 'countries', path: pages.countries.path },
  { name: 'insights', path: pages.insights.path },
  { name: 'insights-faqs', path: pages.insights.path, tab: 1 },
  { name: 'insights-blogs', path: pages.insights.path, tab: 2 },
  { name: 'xero', path: pages.xero.path },
  { name: 'privacy', path: pages.privacy.path },
  { name: 'article', path: documentPath('articles', article) },
  { name: 'blog', path: documentPath('blogs', blogPost) },
  { name: 'print', path: pages.exitList.path },
  { name: 'tool', path: pages.seoAudit.path },
  { name: 'not-found', path: missingPath },
];
