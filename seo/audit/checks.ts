/** Where a fault is corrected: a file of this project, and a field in it where it has fields. */
export type FixLocation = { file: string; field?: string };

/** The part of a page where a fault is corrected; its file depends on the page (`fixLocationOf`). */
export type PagePart = 'title' | 'description' | 'heading' | 'text' | 'image' | 'indexable';

type Check = {
  /** The document that its rules follow. */
  source: string;
  fixLocation: FixLocation | PagePart;
};

export const google = 'https://developers.google.com/search/docs';
export const html = 'https://html.spec.whatwg.org/multipage';
const wcag = 'https://www.w3.org/TR/WCAG22';
const crawlableLinks = `${google}/crawling-indexing/links-crawlable`;

/** The sources of the head of every page, of the page around its main area, of the sitemap, and of the site's origin. */
export const headSource: FixLocation = { file: 'seo/page-metadata.ts', field: 'pageMetadata' };
export const layoutSource: FixLocation = { file: 'app/[locale]/layout.tsx' };
export const sitemapSource: FixLocation = { file: 'seo/sitemap/sitemap-xml.ts' };
export const originSetting: FixLocation = { file: 'content/site.ts', field: 'origin' };

/** The checks of an audit by group, in the order in which they are shown. A rule may name another source or place. */
export const checkGroups = {
  metaTags: {
    title: { source: `${google}/appearance/title-link`, fixLocation: 'title' },
    description: { source: `${google}/appearance/snippet`, fixLocation: 'description' },
    canonical: {
      source: `${google}/crawling-indexing/consolidate-duplicate-urls`,
      fixLocation: { file: 'seo/page-languages.ts', field: 'canonicalPath' },
    },
    openGraph: { source: 'https://ogp.me/', fixLocation: { file: 'build/previews.ts' } },
  },
  sitemapIndexing: {
    indexing: { source: `${google}/crawling-indexing/block-indexing`, fixLocation: 'indexable' },
    sitemap: { source: 'https://www.sitemaps.org/protocol.html', fixLocation: sitemapSource },
    robots: {
      source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
      fixLocation: { file: 'seo/well-known.ts' },
    },
    languages: {
      source: `${google}/specialty/international/localized-versions`,
      fixLocation: { file: 'seo/page-languages.ts', field: 'alternateUrls' },
    },
  },
  linkStrategy: {
    internalLinks: { source: crawlableLinks, fixLocation: 'text' },
    linkTargets: { source: crawlableLinks, fixLocation: 'text' },
    linkTexts: { source: `${wcag}/#link-purpose-in-context`, fixLocation: 'text' },
    linkLanguages: { source: `${wcag}/#language-of-parts`, fixLocation: 'text' },
    reach: { source: crawlableLinks, fixLocation: { file: 'components/layout/footer.tsx' } },
  },
  technicalSEO: {
    viewport: { source: `${wcag}/#reflow`, fixLocation: layoutSource },
    https: { source: `${google}/appearance/page-experience`, fixLocation: originSetting },
    structuredData: {
      source: `${google}/appearance/structured-data/sd-policies`,
      fixLocation: { file: 'seo/json-ld' },
    },
    heading: { source: `${wcag}/#headings-and-labels`, fixLocation: 'heading' },
    language: { source: `${wcag}/#language-of-page`, fixLocation: layoutSource },
    images: { source: `${wcag}/#non-text-content`, fixLocation: 'image' },
    content: { source: `${google}/crawling-indexing/canonicalization`, fixLocation: 'text' },
    formats: { source: 'https://llmstxt.org/', fixLocation: { file: 'seo/markdown' } },
  },
} as const satisfies Record<string, Record<string, Check>>;

export const checks = {
  ...checkGroups.metaTags,
  ...checkGroups.sitemapIndexing,
  ...checkGroups.linkStrategy,
  ...checkGroups.technicalSEO,
};

export type CheckId = keyof typeof checks;
