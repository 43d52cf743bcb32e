import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { pathOf } from '@/seo/audit/audited-site';
import { jsonLdAddresses } from '@/seo/audit/json-ld-data';
import type { ListedPage } from '@/seo/audit/parse-sitemap';
import { metaOf, type ParsedPage } from '@/seo/audit/parsed-page';

/** URL paths of a site, each in one of the three. */
export type NamedPaths = {
  pages: ReadonlySet<string>;
  /** Pictures that pages show on other sites, of which size and weight matter. */
  pictures: ReadonlySet<string>;
  files: ReadonlySet<string>;
};

/** Whether a URL path is that of a file that is no page, by its extension. */
export function isFilePath(path: string): boolean {
  return /\.(?!html?$)[a-z]\w*$/i.test(path);
}

function isPicture(path: string): boolean {
  return /\.(?:png|jpg)$/.test(path);
}

/** The addresses of other pages and of files that a page names, as they stand there. */
function addressesOf(page: ParsedPage, origin: string): string[] {
  return [
    // What leads to a place of the page itself names nothing else.
    ...page.links.map(({ href }) => href).filter((href) => !href.startsWith('#')),
    ...page.canonicals,
    ...page.alternates.map(({ href }) => href),
    ...[...page.formats.values()].flat(),
    ...jsonLdAddresses(page, origin),
    // The page in all languages: those that it does not name may be there nevertheless.
    ...localeCodes.map((locale) => localizedPath(locale, page.path)),
  ];
}

/** Pages that are looked through before the browser may answer its user. */
const pagesAtOnce = 25;

/**
 * What some pages and entries of the sitemap name on the site.
 * @param origin the site's, against which addresses are read
 */
export async function namedPaths(
  pages: readonly ParsedPage[],
  entries: Iterable<ListedPage>,
  origin: string,
): Promise<NamedPaths> {
  const named = { pages: new Set<string>(), pictures: new Set<string>(), files: new Set<string>() };
  const addresses = new Set<string>();
  for (const [place, page] of pages.entries()) {
    if (place % pagesAtOnce === 0) await new Promise((resolve) => setTimeout(resolve));
    for (const href of addressesOf(page, origin)) addresses.add(href);
    for (const href of metaOf(page, 'og:image')) {
      const path = pathOf({ origin }, href);
      if (path !== undefined) (isPicture(path) ? named.pictures : named.files).add(path);
    }
  }
  for (const { url, alternates, images } of entries) {
    for (const href of [url, ...alternates.map(({ href }) => href), ...images]) addresses.add(href);
  }
  for (const href of addresses) {
    const path = pathOf({ origin }, href);
    if (path === undefined || named.pictures.has(path) || named.files.has(path)) continue;
    (isFilePath(path) ? named.files : named.pages).add(path);
  }
  return named;
}
