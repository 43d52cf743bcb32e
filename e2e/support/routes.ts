import { documentPath, documentSlugs, pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** One page in one language: `{ locale: 'ja', path: '/about', url: '/ja/about' }`. */
type LocalizedPage = { locale: Locale; path: string; url: string };

/** A page in a locale. @param path path without locale prefix */
export function localizedPage(locale: Locale, path: string): LocalizedPage {
  return { locale, path, url: localizedPath(locale, path) };
}

const anArticle = documentSlugs.articles[4];
const aBlogPost = documentSlugs.blogs[2];

/** One path of every kind of page: all named pages, both kinds of documents at both of their paths. */
export const routeTypes: string[] = [
  ...Object.values(pages).map((page) => page.path),
  documentPath('articles', anArticle),
  documentPath('blogs', aBlogPost),
  documentPath('articles', anArticle, 'insights'),
  documentPath('blogs', aBlogPost, 'insights'),
];

/** Pages whose every widget differs, for checks that are too slow for all of them. */
export const samplePaths: string[] = [
  pages.home.path,
  pages.about.path,
  pages.visa.path,
  pages.freeConsultation.path,
  pages.insights.path,
  documentPath('articles', anArticle),
];

/**
 * Items in groups of at most `size`. A group of pages opened by one test shares its browser cache,
 * which is several times faster than a test for each of them.
 */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** Name of a group of pages for a test's title. */
export function groupName(urls: readonly string[]): string {
  return `${urls[0]} … ${urls.at(-1)}`;
}
