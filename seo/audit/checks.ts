/** The four parts of an audit (spec §2, §3), each with the checks that stand in its tab. */
export const checkGroups = {
  metaTags: ['title', 'description', 'canonical', 'openGraph'],
  sitemapIndexing: ['indexing', 'sitemap', 'robots', 'languages'],
  linkStrategy: ['internalLinks', 'linkTargets', 'linkTexts', 'linkLanguages', 'reach'],
  technicalSEO: [
    'viewport',
    'https',
    'structuredData',
    'heading',
    'language',
    'images',
    'content',
    'formats',
  ],
} as const;

export type CheckGroup = keyof typeof checkGroups;

export type CheckId = (typeof checkGroups)[CheckGroup][number];
