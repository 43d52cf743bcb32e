import { documentPath, documentSlugs, pages } from '@/content/pages';

const anArticle = documentSlugs.articles[4];
const aBlogPost = documentSlugs.blogs[2];

/** Paths of all named pages, and of one article and one blog post at each of their two paths. */
export const namedAndDocumentPaths: string[] = [
  ...Object.values(pages).map((page) => page.path),
  documentPath('articles', anArticle),
  documentPath('blogs', aBlogPost),
  documentPath('articles', anArticle, 'insights'),
  documentPath('blogs', aBlogPost, 'insights'),
];

/** Pages with different widgets, for checks that need not open all pages. */
export const samplePaths: string[] = [
  pages.home.path,
  pages.about.path,
  pages.visa.path,
  pages.freeConsultation.path,
  pages.insights.path,
  documentPath('articles', anArticle),
];

/**
 * Items in groups of at most `size`. A group of pages opened by one test shares its browser cache,
 * which is several times faster than a test for each of them.
 */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}
