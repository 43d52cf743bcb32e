/** @jest-environment node */
import { documentPath, documentSlugs, pages } from '@/content/pages';
import { hasTwin, twinPath } from './twin-path';

test.each([
  ['en', '/', '/index.md'],
  ['ja', '/', '/ja.md'],
  ['en', '/about', '/about.md'],
  ['ja', '/about', '/ja/about.md'],
  ['de', '/insights/xero-best-practices', '/de/insights/xero-best-practices.md'],
] as const)('%s %s → %s', (locale, path, twin) => {
  expect(twinPath(locale, path)).toBe(twin);
});

test('pages and both addresses of documents have twins, operator tools and unknown paths have none', () => {
  const [slug] = documentSlugs.articles;
  const documents = [documentPath('articles', slug), documentPath('articles', slug, 'insights')];
  const without = Object.values(pages).filter(({ path }) => !hasTwin(path));
  expect(documents.filter(hasTwin)).toEqual(documents);
  expect(without).toEqual([pages.canonicalDiagnostic, pages.seoAudit, pages.downloadAssets]);
  expect(hasTwin('/404')).toBe(false);
});
