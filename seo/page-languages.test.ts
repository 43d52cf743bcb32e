/** @jest-environment node */

import { documentPath, pages } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import { isIndexable } from './page-languages';

test('pages and both URLs of documents are for search engines, a confirmation, lists to print, operator tools and unknown paths are not', () => {
  const [slug] = documentSlugs.articles;
  const documents = [documentPath('articles', slug), documentPath('articles', slug, 'insights')];
  const excluded = Object.values(pages).filter(({ path }) => !isIndexable(path));
  expect(documents.filter(isIndexable)).toEqual(documents);
  expect(excluded).toEqual([
    pages.thankYou,
    pages.exitList,
    pages.badDay,
    pages.monitoringNotice,
    pages.canonicalDiagnostic,
    pages.seoAudit,
    pages.downloadAssets,
  ]);
  expect(isIndexable('/404')).toBe(false);
});
