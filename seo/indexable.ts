import { documentIdAt, pages } from '@/content/pages';

const indexablePaths: ReadonlySet<string> = new Set(
  Object.values(pages)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => path),
);

/**
 * Whether a page is for search engines and agents at all: not an operator tool, nor the not-found page.
 * @param path path without locale prefix, of a document either of its addresses
 */
export function isIndexable(path: string): boolean {
  return indexablePaths.has(path) || documentIdAt(path) !== undefined;
}
