/** A place of this project: a file, and a field of it where it has fields. */
export type Where = { file: string; field?: string };

/** The part of a page where a fault is corrected; its file depends on the page (`whereOf`). */
export type PagePart = 'title' | 'description' | 'heading' | 'text' | 'image' | 'indexable';

type Check = {
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

/** The checks of an audit by group, in the order in which they are shown. A rule may name another source or place. */
export const checkGroups = {
  metaTags: {
    title: { source: `${google}/appearance/title-link`, where: 'title' },
    description: { source: `${google}/appearance/snippet`, where: 'description' },
    canonical: {
      source: `${google}/crawling-indexing/consolidate-duplicate-urls`,
      where: { file: 'seo/page-languages.ts', field: 'canonicalPath' },
    },
    openGraph: { source: 'https://ogp.me/', where: { file: 'build/previews.ts' } },
  },
  sitemapIndexing: {
    indexing: { source: `${google}/crawling-indexing/block-indexing`, where: 'indexable' },
    sitemap: { source: 'https://www.sitemaps.org/protocol.html', where: sitemapSource },
    robots: {
      source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
      where: { file: 'seo/well-known.ts' },
    },
    languages: {
      source: `${google}/specialty/international/localized-versions`,
      where: { file: 'seo/page-languages.ts', field: 'alternateUrls' },
    },
  },
  linkStrategy: {
    internalLinks: { source: crawlableLinks, where: 'text' },
    linkTargets: { source: crawlableLinks, where: 'text' },
    linkTexts: { source: `${wcag}/#link-purpose-in-context`, where: 'text' },
    linkLanguages: { source: `${wcag}/#language-of-parts`, where: 'text' },
    reach: { source: crawlableLinks, where: { file: 'components/layout/footer.tsx' } },
  },
  technicalSEO: {
    viewport: { source: `${wcag}/#reflow`, where: layout },
    https: { source: `${google}/appearance/page-experience`, where: originSetting },
    structuredData: {
      source: `${google}/appearance/structured-data/sd-policies`,
      where: { file: 'seo/json-ld' },
    },
    heading: { source: `${wcag}/#headings-and-labels`, where: 'heading' },
    language: { source: `${wcag}/#language-of-page`, where: layout },
    images: { source: `${wcag}/#non-text-content`, where: 'image' },
    content: { source: `${google}/crawling-indexing/canonicalization`, where: 'text' },
    formats: { source: 'https://llmstxt.org/', where: { file: 'seo/markdown' } },
  },
} as const satisfies Record<string, Record<string, Check>>;

export const checks = {
  ...checkGroups.metaTags,
  ...checkGroups.sitemapIndexing,
  ...checkGroups.linkStrategy,
  ...checkGroups.technicalSEO,
};

export type CheckId = keyof typeof checks;
