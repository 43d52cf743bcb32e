/** @jest-environment node */

import { site } from '@/content/site';
import { xmlTree } from '@/scripts/xml-tree';
import { parseSitemap, type Sitemap } from '@/seo/audit/read-sitemap';
import { type SitemapEntry, sitemapFiles } from './sitemap-files';
import { sitemapPath } from './sitemap-path';

function read(xml: string | undefined): Sitemap | undefined {
  const root = xmlTree(xml ?? '');
  return root && parseSitemap(root);
}

const entries: SitemapEntry[] = (['en', 'ja'] as const).flatMap((locale) =>
  [1, 2].map((number) => ({
    locale,
    loc: `${site.origin}/${locale}/${number}?a=1&b="<2>"`,
    modified: `2031-01-0${number}`,
    alternates: { en: `${site.origin}/en/${number}`, 'x-default': `${site.origin}/en/${number}` },
    images: [`${site.origin}/a&b.svg`],
  })),
);

test('a sitemap is one file with all data of each page, XML characters escaped', () => {
  const files = sitemapFiles(entries);
  expect(files.map(({ path }) => path)).toEqual([sitemapPath]);
  expect(read(files[0]?.text)?.pages).toEqual(
    entries.map(({ loc, modified, alternates, images }) => ({
      loc,
      modified,
      alternates: Object.entries(alternates).map(([lang, href]) => ({ lang, href })),
      images,
    })),
  );
});

test('a sitemap above the limit is an index of a file for each language, with its last change', () => {
  const [index, ...parts] = sitemapFiles(entries, 3);
  expect(read(index?.text)?.sitemaps).toEqual(parts.map(({ path }) => site.origin + path));
  expect(index?.text.match(/<lastmod>[^<]*/g)).toEqual(Array(2).fill('<lastmod>2031-01-02'));
  const listed = parts.flatMap(({ text }) => read(text)?.pages.map(({ loc }) => loc));
  expect(listed).toEqual(entries.map(({ loc }) => loc));
});

test('a page without a recorded date has none in the sitemap', () => {
  const [file] = sitemapFiles(entries.map((entry) => ({ ...entry, modified: undefined })));
  expect(file?.text).not.toContain('lastmod');
});
