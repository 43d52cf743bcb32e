/** A place of this project: a file, and a field of it where it has fields. */
export type Where = { file: string; field?: string };

/** The part of a page where a fault is corrected; its file depends on the page (`whereOf`). */
export type PagePart = 'title' | 'description' | 'heading' | 'text' | 'image' | 'indexable';

export const checkGroups = ['metaTags', 'sitemapIndexing', 'linkStrategy', 'technicalSEO'] as const;

type Check = {
  group: (typeof checkGroups)[number];
  /** The document that its rules follow. */
  source: string;
  where: Where | PagePart;
};

export const google = 'https://developers.google.com/search/docs';
export const html = 'https://html.spec.whatwg.org/multipage';
const wcag = 'https://www.w3.org/TR/WCAG22';
const crawlableLinks = `${google}/crawling-indexing/links-crawlable`;

/** The code of the head of every page, and of the page around its main area. */
export const head: Where = { file: 'seo/page-metadata.ts', field: 'pageMetadata' };
export const layout: Where = { file: 'app/[locale]/layout.tsx' };
export const sitemapSource: Where = { file: 'seo/sitemap/sitemap-files.ts' };
export const originSetting: Where = { file: 'content/site.ts', field: 'origin' };

/** The checks of an audit in the order in which they are shown. A rule may name another source or place. */
export const checks = {
  title: { group: 'metaTags', source: `${google}/appearance/title-link`, where: 'title' },
  description: { group: 'metaTags', source: `${google}/appearance/snippet`, where: 'description' },
  canonical: {
    group: 'metaTags',
    source: `${google}/crawling-indexing/consolidate-duplicate-urls`,
    where: { file: 'seo/page-languages.ts', field: 'canonicalPath' },
  },
  openGraph: { group: 'metaTags', source: 'https://ogp.me/', where: { file: 'build/previews.ts' } },
  indexing: {
    group: 'sitemapIndexing',
    source: `${google}/crawling-indexing/block-indexing`,
    where: 'indexable',
  },
  sitemap: {
    group: 'sitemapIndexing',
    source: 'https://www.sitemaps.org/protocol.html',
    where: sitemapSource,
  },
  robots: {
    group: 'sitemapIndexing',
    source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
    where: { file: 'seo/well-known.ts' },
  },
  languages: {
    group: 'sitemapIndexing',
    source: `${google}/specialty/international/localized-versions`,
    where: { file: 'seo/page-languages.ts', field: 'alternateUrls' },
  },
  internalLinks: { group: 'linkStrategy', source: crawlableLinks, where: 'text' },
  linkTargets: { group: 'linkStrategy', source: crawlableLinks, where: 'text' },
  linkTexts: { group: 'linkStrategy', source: `${wcag}/#link-purpose-in-context`, where: 'text' },
  linkLanguages: { group: 'linkStrategy', source: `${wcag}/#language-of-parts`, where: 'text' },
  reach: {
    group: 'linkStrategy',
    source: crawlableLinks,
    where: { file: 'components/layout/footer.tsx' },
  },
  viewport: { group: 'technicalSEO', source: `${wcag}/#reflow`, where: layout },
  https: {
    group: 'technicalSEO',
    source: 'https://developers.google.com/search/docs/appearance/page-experience',
    where: originSetting,
  },
  structuredData: {
    group: 'technicalSEO',
    source: `${google}/appearance/structured-data/sd-policies`,
    where: { file: 'seo/json-ld' },
  },
  heading: { group: 'technicalSEO', source: `${wcag}/#headings-and-labels`, where: 'heading' },
  language: { group: 'technicalSEO', source: `${wcag}/#language-of-page`, where: layout },
  images: { group: 'technicalSEO', source: `${wcag}/#non-text-content`, where: 'image' },
  content: {
    group: 'technicalSEO',
    source: `${google}/crawling-indexing/canonicalization`,
    where: 'text',
  },
  formats: {
    group: 'technicalSEO',
    source: 'https://llmstxt.org/',
    where: { file: 'seo/markdown' },
  },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof checks;
