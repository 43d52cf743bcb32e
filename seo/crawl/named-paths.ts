import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type ParsedSitemapEntry, pathOf } from '@/seo/audit/audited-site';
import { jsonLdUrls, metaOf, type ParsedPage } from '@/seo/audit/parsed-page';

/** Whether a URL path has the extension of a file other than a page. */
export function isFilePath(path: string): boolean {
  return /\.(?!html?$)[a-z]\w*$/i.test(path);
}

/** The URLs of other pages and of files in a page, as written. */
function urlsOf(page: ParsedPage, origin: string): string[] {
  return [
    ...page.links.map(({ href }) => href).filter((href) => !href.startsWith('#')),
    ...page.canonicals,
    ...page.alternates.map(({ href }) => href),
    ...[...page.formats.values()].flat(),
    ...jsonLdUrls(page, origin),
    // The page in all languages: a translation may exist without being named.
    ...localeCodes.map((locale) => localizedPath(locale, page.path)),
  ];
}

/** Pages between two pauses for the browser's user interface. */
const pagesPerTask = 25;

/**
 * The URL paths of the site that pages and entries of its sitemap name. `previews` are the PNG and JPEG files named as
 * `og:image`, whose dimensions are measured; `files` are all other files, further pictures included.
 */
export async function namedPaths(
  pages: readonly ParsedPage[],
  entries: Iterable<ParsedSitemapEntry>,
  origin: string,
) {
  const named = { pages: new Set<string>(), previews: new Set<string>(), files: new Set<string>() };
  const urls = new Set<string>();
  const pathsOf = (hrefs: Iterable<string>) =>
    [...hrefs].flatMap((href) => pathOf({ origin }, href) ?? []);
  for (const [place, page] of pages.entries()) {
    if (place % pagesPerTask === 0) await new Promise((resolve) => setTimeout(resolve));
    for (const href of urlsOf(page, origin)) urls.add(href);
    for (const path of pathsOf(metaOf(page, 'og:image'))) {
      (/\.(?:png|jpe?g)$/i.test(path) ? named.previews : named.files).add(path);
    }
  }
  for (const { loc, alternates, images } of entries) {
    for (const href of [loc, ...alternates.map(({ href }) => href), ...images]) urls.add(href);
  }
  for (const path of pathsOf(urls)) {
    if (named.previews.has(path) || named.files.has(path)) continue;
    (isFilePath(path) ? named.files : named.pages).add(path);
  }
  return named;
}
