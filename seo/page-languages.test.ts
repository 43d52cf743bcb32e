/** @jest-environment node */

import { documentPath, pages } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import { projectCopy } from '@/test/project-copy';
import { removeTranslatedBodies } from '@/test/without-body';
import { isIndexable, translatedLocales } from './page-languages';

const project = projectCopy('content');

const article = '/articles/cash-flow-optimization';

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

test.each([article, `/insights${article}`])(
  '%s: a document is translated where its file has a body, not where it has front matter alone',
  (path) => {
    const folder = `content${article}`;
    removeTranslatedBodies(project, folder);
    project.write(`${folder}/ja.md`, project.read(`${folder}/en.md`));
    expect(translatedLocales(path)).toEqual(['en', 'ja']);
  },
);
