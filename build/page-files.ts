import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/content/pages';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import type { BuiltPage } from '@/seo/built-page';

/** Every page of the site in every language, the not-found pages among them. */
export const sitePages = localeCodes.flatMap((locale) =>
  [...allPaths, '/404'].map((page) => ({ locale, page })),
);

/** Folder of the static output, below the project's. */
export const staticFolder = 'out';

/**
 * File of a page in the static output: `('en', '/')` → `index.html`, `('ja', '/about')` → `ja/about.html`.
 * English is at the root, as in the URLs.
 * @param path path without locale prefix; `/404` for the not-found page
 */
export function staticFile(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return path === '/' ? `${locale}.html` : `${locale}${path}.html`;
}

/** Folder of the pages that the Next server has pre-rendered. */
export const serverFolder = '.next/server/app';

/** File of a page that the Next server has pre-rendered; `/404` for the not-found page. */
export function serverFile(locale: Locale, page: string): string {
  return path.join(serverFolder, page === '/' ? `${locale}.html` : `${locale}${page}.html`);
}

const pageFile = {
  static: (locale: Locale, page: string) => path.join(staticFolder, staticFile(locale, page)),
  server: serverFile,
};

/** Every page of a build that has a URL of its own. @throws Error naming a file that is missing */
export function builtPages(build: keyof typeof pageFile): BuiltPage[] {
  return localeCodes.flatMap((locale) =>
    allPaths.map((page) => ({
      locale,
      path: page,
      html: readFileSync(pageFile[build](locale, page), 'utf8'),
    })),
  );
}
