/** @jest-environment jsdom */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { builtPages } from '@/build/page-files';
import { site } from '@/content/site';
import { localizedPath } from '@/i18n/paths';
import { parsePage } from '@/seo/audit/parse-page';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { hastOfDocument } from '@/seo/crawl/hast-of-document';
import { type LinkSource, linkSourceOf } from '@/seo/link-suggestions/link-source';
import { missingPath, pageTypes } from '@/test/page-types';
import { isSampledLocale } from './support/html-page';

function readingOf(url: string, tree: Root): { page: ParsedPage; source: LinkSource | undefined } {
  return { page: parsePage(url, tree), source: linkSourceOf(url, tree, site.origin) };
}

test('pages are the same to the tools in a browser as on the command line', () => {
  // The parser of these tests is a slow one: a page of each kind, in the languages in turn.
  const paths = new Set(pageTypes.map((type) => type.path).filter((path) => path !== missingPath));
  const pages = builtPages('static').filter(
    (page) => paths.has(page.path) && isSampledLocale(page),
  );
  const blockCounts = pages.map(({ locale, path, html }) => {
    const url = localizedPath(locale, path);
    const expected = readingOf(url, fromHtml(html));
    const document = new DOMParser().parseFromString(html, 'text/html');
    expect(readingOf(url, hastOfDocument(document))).toEqual(expected);
    return expected.source?.blocks.length ?? 0;
  });
  expect(blockCounts).toHaveLength(paths.size);
  expect(blockCounts.filter((count) => count === 0)).toEqual([]);
});
