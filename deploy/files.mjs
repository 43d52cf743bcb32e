/** What every host has to know of the files of the site. */

/** Folder of the crawler files of the Next server: sitemap, feeds, llms.txt and the like. */
export const serverCrawlerFiles = '.next/crawler-files';

/**
 * Content types by file extension.
 * @type {Readonly<Record<string, string>>}
 */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

/**
 * The type of a file; undefined where the table has none.
 * @param {string} pathname URL path
 * @returns {string | undefined}
 */
export function contentTypeOf(pathname) {
  const extension = pathname.slice(pathname.lastIndexOf('.') + 1);
  return Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
}

/** Files without an address: compressed copies, and configuration of hosts. Matches URL paths. */
export const hiddenFiles = /\.(?:br|gz)$|^\/(?:_headers|_redirects|\.assetsignore)$/;

/**
 * The canonical URL of the page that a Markdown file is a copy of, as its front matter says.
 * @param {string} markdown
 * @returns {string} empty where it says none
 */
export function canonicalUrlOf(markdown) {
  return /^url: (\S+)$/m.exec(markdown)?.[1] ?? '';
}
