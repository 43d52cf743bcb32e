import { load } from 'cheerio/slim';
import { site } from '@/content/site';
import { localizedPath } from '@/i18n/paths';
import { xmlElement, xmlText } from '@/lib/markup/escape-xml';
import type { BuiltPage } from '@/seo/built-page';
import { pageDates } from '@/seo/dates/page-dates';
import { alternateUrls, listedPages } from '@/seo/page-languages';
import { pageUrl } from '@/seo/page-url';

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

/**
 * The sitemap (sitemaps.org, with the extensions for languages and images). The protocol allows 50,000 URLs and 50 MB in
 * a file: some 40,000 entries with their alternates.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map(entryXml),
    '</urlset>\n',
  ].join('\n');
}
