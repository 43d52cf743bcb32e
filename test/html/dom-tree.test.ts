/** @jest-environment jsdom */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { builtPages } from '@/build/built-pages';
import { allPaths } from '@/content/pages';
import { site } from '@/content/site';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { parsePage } from '@/seo/audit/parse-page';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import type { BuiltPage } from '@/seo/built-page';
import { domTree } from '@/seo/crawl/dom-tree';
import { linkSourceOf } from '@/seo/link-suggestions/link-source';
import type { LinkSource } from '@/seo/link-suggestions/types';

function readingOf(url: string, tree: Root): { page: ParsedPage; source: LinkSource | undefined } {
  const page = parsePage(url, tree);
  return { page, source: linkSourceOf(tree, { page, origin: site.origin }) };
}

/** Each page in one language, all languages in turn: the parser of these tests is a slow one. */
function pagesInTurn(): BuiltPage[] {
  const places = new Map(allPaths.map((path, place) => [path, place % localeCodes.length]));
  return builtPages('static').filter(
    ({ locale, path }) => localeCodes[places.get(path) ?? 0] === locale,
  );
}

test('pages are the same to the tools in a browser as on the command line', () => {
  const pages = pagesInTurn();
  const blocks = pages.map(({ locale, path, html }) => {
    const url = localizedPath(locale, path);
    const expected = readingOf(url, fromHtml(html));
    const document = new DOMParser().parseFromString(html, 'text/html');
    expect(readingOf(url, domTree(document))).toEqual(expected);
    return expected.source?.blocks.length ?? 0;
  });
  expect(blocks).toHaveLength(allPaths.length);
  expect(blocks.filter((count) => count === 0)).toEqual([]);
});
