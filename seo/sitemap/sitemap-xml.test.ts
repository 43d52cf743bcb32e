/** @jest-environment node */

import { site } from '@/content/site';
import { xmlTree } from '@/scripts/xml-tree';
import { readSitemap } from '@/seo/audit/read-sitemap';
import { type SitemapEntry, sitemapXml } from './sitemap-xml';

const entries: SitemapEntry[] = (['en', 'ja'] as const).flatMap((locale) =>
  [1, 2].map((number) => ({
    locale,
    loc: `${site.origin}/${locale}/${number}?a=1&b="<2>"`,
    modified: `2031-01-0${number}`,
    alternates: { en: `${site.origin}/en/${number}`, 'x-default': `${site.origin}/en/${number}` },
    images: [`${site.origin}/a&b.svg`],
  })),
);

test('a sitemap has all data of each page, XML characters escaped', () => {
  const { entries: read } = readSitemap({ root: xmlTree(sitemapXml(entries)) }, site.origin);
  expect([...read.values()]).toEqual(
    entries.map(({ loc, modified, alternates, images }) => ({
      loc,
      modified,
      alternates: Object.entries(alternates).map(([lang, href]) => ({ lang, href })),
      images,
    })),
  );
});

test('a page without a recorded date has none in the sitemap', () => {
  const xml = sitemapXml(entries.map((entry) => ({ ...entry, modified: undefined })));
  expect(xml).not.toContain('lastmod');
});
