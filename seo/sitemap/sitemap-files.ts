import { load } from 'cheerio/slim';
import { site } from '@/content/site';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { xmlElement, xmlText } from '@/lib/markup/escape-xml';
import type { BuiltPage } from '@/seo/built-page';
import type { CrawlerFile } from '@/seo/crawler-file';
import { pageDates } from '@/seo/dates/page-dates';
import { alternateUrls, listedPages } from '@/seo/page-languages';
import { pageUrl } from '@/seo/page-url';
import { sitemapPath } from './sitemap-path';

/** The absolute URLs of the images in the main area of a page, each once. */
function imagesOf(html: string): string[] {
  const $ = load(html);
  const sources = $('main img')
    .toArray()
    .flatMap(({ attribs }) => attribs.src ?? []);
  return [...new Set(sources)].map((source) => new URL(source, site.origin).href);
}

/** The sitemap entries of all indexable pages at their canonical URLs. @throws Error when one was not built */
export function sitemapEntries(pages: readonly BuiltPage[]) {
  const built = new Map(pages.map((page) => [localizedPath(page.locale, page.path), page.html]));
  return listedPages().map(({ locale, path }) => {
    const html = built.get(localizedPath(locale, path));
    if (html === undefined) throw new Error(`${localizedPath(locale, path)}: was not built`);
    return {
      locale,
      loc: pageUrl(locale, path),
      /** The day on which its texts were last changed: `2026-01-31`. */
      modified: pageDates(path, locale)?.modified,
      /** The URLs of all its languages by `hreflang`, its own and `x-default` among them. */
      alternates: alternateUrls(path),
      images: imagesOf(html),
    };
  });
}

/** An indexable page, as a sitemap lists it. */
export type SitemapEntry = ReturnType<typeof sitemapEntries>[number];

// The protocol allows 50,000 URLs and 50 MB in a file. An entry with its alternates has about 1.2 KB: 40,000 fit.
const maxEntries = 40_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function entryXml({ loc, modified, alternates, images }: SitemapEntry): string {
  const links = Object.entries(alternates).map(
    ([hreflang, href]) =>
      `    ${xmlElement('xhtml:link', '', { rel: 'alternate', hreflang, href })}`,
  );
  return [
    '  <url>',
    `    ${xmlText('loc', loc)}`,
    ...(modified === undefined ? [] : [`    ${xmlText('lastmod', modified)}`]),
    ...links,
    ...images.map((image) => `    <image:image>${xmlText('image:loc', image)}</image:image>`),
    '  </url>',
  ].join('\n');
}

function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    declaration,
    `<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    ...entries.map(entryXml),
    '</urlset>\n',
  ].join('\n');
}

function indexXml(parts: readonly { path: string; entries: readonly SitemapEntry[] }[]): string {
  const sitemaps = parts.map(({ path, entries }) => {
    const days = entries.flatMap(({ modified }) => modified ?? []).sort();
    const modified = days.at(-1);
    const day = modified === undefined ? '' : xmlText('lastmod', modified);
    return `  <sitemap>${xmlText('loc', site.origin + path)}${day}</sitemap>`;
  });
  return [declaration, `<sitemapindex xmlns="${protocol}">`, ...sitemaps, '</sitemapindex>\n'].join(
    '\n',
  );
}

/**
 * The sitemap of the site (sitemaps.org, with the extensions for languages and images): one file, or an
 * index of one file a language once it has grown.
 * @param limit maximum number of entries in a file: above it, one file per language
 */
export function sitemapFiles(entries: readonly SitemapEntry[], limit = maxEntries): CrawlerFile[] {
  if (entries.length <= limit) return [{ path: sitemapPath, text: sitemapXml(entries) }];
  const parts = localeCodes
    .map((locale) => ({
      path: `/sitemaps/${locale}.xml`,
      entries: entries.filter((entry) => entry.locale === locale),
    }))
    .filter((part) => part.entries.length > 0);
  return [
    { path: sitemapPath, text: indexXml(parts) },
    ...parts.map((part) => ({ path: part.path, text: sitemapXml(part.entries) })),
  ];
}
