import { documentPath, pages } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';

/** Pages with different widgets, for checks that need not open all pages. */
export const samplePaths: string[] = [
  pages.home.path,
  pages.about.path,
  pages.visa.path,
  pages.freeConsultation.path,
  pages.insights.path,
  documentPath('articles', documentSlugs.articles[4]),
];

/**
 * Items in groups of at most `size`. A group of pages opened by one test shares its browser cache,
 * which is several times faster than a test for each of them.
 */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}
