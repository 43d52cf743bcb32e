import { load } from 'cheerio/slim';
import { site } from '@/content/site';
import { localizedPath } from '@/i18n/paths';
import type { BuiltPage } from '@/seo/built-page';
import { pageDates } from '@/seo/dates/page-dates';
import { listedPages } from '@/seo/listed-pages';
import { alternateUrls } from '@/seo/page-languages';
import { pageUrl } from '@/seo/page-url';
import type { SitemapEntry } from './sitemap-files';

/** The pictures in the main area of a page, each once, as full addresses. */
function imagesOf(html: string): string[] {
  const $ = load(html);
  const sources = $('main img')
    .toArray()
    .flatMap(({ attribs }) => attribs.src ?? []);
  return [...new Set(sources)].map((source) => new URL(source, site.origin).href);
}

/**
 * What the sitemap says of each page that search engines shall list.
 * @throws Error when such a page was not built
 */
export function sitemapEntries(pages: readonly BuiltPage[]): SitemapEntry[] {
  const built = new Map(pages.map((page) => [localizedPath(page.locale, page.path), page.html]));
  return listedPages().map(({ locale, path }) => {
    const html = built.get(localizedPath(locale, path));
    if (html === undefined) throw new Error(`${localizedPath(locale, path)}: was not built`);
    return {
      locale,
      url: pageUrl(locale, path),
      modified: pageDates(path, locale)?.modified,
      alternates: alternateUrls(path),
      images: imagesOf(html),
    };
  });
}
