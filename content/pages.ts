/** THE route list: header, footer, breadcrumb, middleware, metadata and tests derive from it. */

import { documentSlugs } from '@/generated/document-slugs';
import { keysOf } from '@/lib/objects/entries-of';

type PageEntry = {
  path: string;
  /**
   * False keeps the page out of search engines: tools of the firm's staff, what a form leads to, and lists to print,
   * whose topic belongs to the document that explains them.
   */
  indexable: boolean;
  /** The anchor of its form. */
  form?: string;
};

/**
 * Every page with a path of its own, by id. The id is also the key of its short name in
 * `messages/<locale>/navigation.json` under `pages`. Documents are found by their folders.
 */
export const pages = {
  home: { path: '/', indexable: true, form: 'contact' },
  about: { path: '/about', indexable: true, form: 'expert' },
  contact: { path: '/contact', indexable: true, form: 'contact' },
  services: { path: '/services', indexable: true },
  accounting: { path: '/accounting', indexable: true },
  bookkeeping: { path: '/bookkeeping', indexable: true },
  payroll: { path: '/payroll-services', indexable: true, form: 'contact' },
  tax: { path: '/tax-services', indexable: true, form: 'contact' },
  business: { path: '/business-registration', indexable: true, form: 'contact' },
  visa: { path: '/visa-processing', indexable: true, form: 'contact' },
  hrAdmin: { path: '/hr-admin-support', indexable: true, form: 'contact' },
  consulting: { path: '/consulting-services', indexable: true, form: 'contact' },
  remoteBusiness: { path: '/remote-business-services', indexable: true, form: 'contact' },
  freeConsultation: { path: '/free-consultation', indexable: true, form: 'request' },
  countries: { path: '/countries', indexable: true },
  insights: { path: '/insights', indexable: true },
  xero: { path: '/insights/xero-best-practices', indexable: true },
  privacy: { path: '/privacy', indexable: true },
  thankYou: { path: '/thank-you', indexable: false },
  exitList: { path: '/downloads/exit-list', indexable: false },
  badDay: { path: '/downloads/bad-day', indexable: false },
  monitoringNotice: { path: '/downloads/monitoring-notice', indexable: false },
  canonicalDiagnostic: { path: '/canonical-diagnostic', indexable: false },
  seoAudit: { path: '/seo-audit', indexable: false },
  downloadAssets: { path: '/download-assets', indexable: false },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof pages;

const pageIdsByPath = new Map<string, PageId>(keysOf(pages).map((id) => [pages[id].path, id]));

/** The page with a path of its own at a path without locale prefix; undefined for other pages. */
export function pageIdAt(path: string): PageId | undefined {
  return pageIdsByPath.get(path);
}

const entries: Readonly<Record<PageId, PageEntry>> = pages;

/** Paths of the pages without a form, without a locale prefix. Measurements choose from them. */
export const pathsWithoutForm: readonly string[] = Object.values(entries)
  .filter(({ form }) => form === undefined)
  .map(({ path }) => path);

/**
 * Where “Get Started” leads, on any page: to the form of the page itself, else to the contact page.
 * @param path path of the page without locale prefix
 */
export function nearestForm(path: string): string {
  const id = pageIdAt(path);
  const form = id && entries[id].form;
  return form === undefined ? pages.contact.path : `#${form}`;
}

export type DocumentKind = keyof typeof documentSlugs;

/** A document by its folder below `content/`, e.g. `articles/cash-flow-optimization`. */
export const documentIds = [
  ...documentSlugs.articles.map((slug) => `articles/${slug}` as const),
  ...documentSlugs.blogs.map((slug) => `blogs/${slug}` as const),
];

export type DocumentId = (typeof documentIds)[number];

/** Kind and slug of a document. */
export function partsOf(id: DocumentId): { kind: DocumentKind; slug: string } {
  return {
    kind: id.startsWith('blogs/') ? 'blogs' : 'articles',
    slug: id.slice(id.indexOf('/') + 1),
  };
}

/** Where a document is served: at its plain path, and under /insights; its `meta.json` says which is canonical. */
export type DocumentFamily = 'plain' | 'insights';

/** Path of a document without a locale prefix, e.g. `/articles/cash-flow-optimization`. */
export function documentPath(
  kind: DocumentKind,
  slug: string,
  family: DocumentFamily = 'plain',
): string {
  return `${family === 'insights' ? '/insights' : ''}/${kind}/${slug}`;
}

const idsByPath = new Map<string, DocumentId>(
  documentIds.flatMap((id) => {
    const { kind, slug } = partsOf(id);
    return (['plain', 'insights'] as const).map((family): [string, DocumentId] => [
      documentPath(kind, slug, family),
      id,
    ]);
  }),
);

/** The document at a path without locale prefix, of either family; undefined for other pages. */
export function documentIdAt(path: string): DocumentId | undefined {
  return idsByPath.get(path);
}

const documentKinds: DocumentKind[] = ['articles', 'blogs'];

/** All paths of the site without a locale prefix, the home page as `/`. */
export const allPaths: readonly string[] = [
  ...Object.values(pages).map((page) => page.path),
  ...documentKinds.flatMap((kind) =>
    documentSlugs[kind].flatMap((slug) => [
      documentPath(kind, slug),
      documentPath(kind, slug, 'insights'),
    ]),
  ),
];

/** Paths of the pages that are kept out of search engines, without a locale prefix. */
export const noindexPaths: readonly string[] = Object.values(pages)
  .filter(({ indexable }) => !indexable)
  .map(({ path }) => path);
