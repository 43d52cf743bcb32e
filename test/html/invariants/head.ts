import { documentPath, pages } from '@/content/pages';
import { site } from '@/content/site';
import { documentSlugs } from '@/generated/document-slugs';
import { isTranslated, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { withoutTypesetting } from '@/lib/text/typeset';
import { contentLocale } from '@/seo/page-languages';
import { documentAt } from '@/test/html/support/document-at';
import { expectedTexts } from '@/test/html/support/expected-texts';
import type { Change } from '@/test/html/support/fault';
import {
  elements,
  everyPage,
  type HtmlPage,
  notFoundPath,
  type PageAddress,
} from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';

/** The values of an attribute in the head of a page, with repetitions. */
function values({ $ }: HtmlPage, selector: string, attribute: string): string[] {
  return elements($, selector).map(({ attribs }) => attribs[attribute] ?? '');
}

/** A normalized URL: that of the home page may end with a slash. */
function normalizedUrl(href: string): string {
  return new URL(href, site.origin).href;
}

/** The problem where a list has not exactly the expected value; `undefined` expects none. */
function mismatch(name: string, found: string[], expected: string | undefined): string[] {
  const values = expected === undefined ? [] : [expected];
  return JSON.stringify(found) === JSON.stringify(values)
    ? []
    : [`${name} is ${found.map((value) => `"${value}"`).join(', ') || 'missing'}`];
}

/**
 * The canonical URL of a page: its own, for a copy under /insights the plain path, for a page without translation the
 * English one. The not-found pages have none.
 */
function canonicalOf({ locale, path }: PageAddress): string | undefined {
  if (path === notFoundPath) return undefined;
  const document = documentAt(path, locale);
  return normalizedUrl(localizedPath(contentLocale(path, locale), document?.path ?? path));
}

const noindexPaths: string[] = [
  ...Object.values(pages)
    .filter((page) => !page.indexable)
    .map((page) => page.path),
  notFoundPath,
];

/** Title and description of a page without typesetting. */
function headTexts(page: PageAddress): { title: string; description: string } {
  const { title, description } = expectedTexts(page);
  return { title: withoutTypesetting(title), description: withoutTypesetting(description) };
}

/** The content of all meta elements of a page. */
function metaTexts($: HtmlPage['$']): string[] {
  return elements($, 'meta').flatMap(({ attribs }) => attribs.content ?? []);
}

/** The path of a page; undefined for the not-found page, which has no URL. */
function pathWithUrl({ path }: PageAddress): string | undefined {
  return path === notFoundPath ? undefined : path;
}

const article = documentPath('articles', documentSlugs.articles[0]);

function content(selector: string, value: string): Change {
  return ($) => $(selector).attr('content', value);
}

/** Metadata for search engines and other sites. */
testInvariants(everyPage, {
  'title and description are those of the page, once': [
    ofPage((page) => {
      const { title, description } = headTexts(page);
      const titles = elements(page.$, 'title');
      return [
        ...mismatch(
          'title',
          titles.map((element) => page.$(element).text()),
          `${title} | ${site.brand}`,
        ),
        ...mismatch(
          'description',
          values(page, 'meta[name="description"]', 'content'),
          description,
        ),
      ];
    }),
    ['/about', ($) => $('title').text('About'), 'title is "About"'],
    [article, content('meta[name="description"]', 'x'), 'description is "x"'],
  ],
  'what machines read has no characters of typesetting': [
    ofPage(({ $ }) =>
      [...elements($, 'title').map((title) => $(title).text()), ...metaTexts($)].filter(
        (text) => text !== withoutTypesetting(text),
      ),
    ),
    ['/ja/about', content('meta[property="og:title"]', 'a\u00a0b'), 'a\u00a0b'],
  ],
  'each page names the canonical URL that its path and language have': [
    ofPage((page) =>
      mismatch(
        'canonical',
        values(page, 'link[rel="canonical"]', 'href').map(normalizedUrl),
        canonicalOf(page),
      ),
    ),
    [
      '/about',
      ($) => $('link[rel="canonical"]').attr('href', `${site.origin}/contact`),
      'canonical is',
    ],
  ],
  'tools, not-found pages and drafts are noindex, and no other pages': [
    ofPage((page) =>
      mismatch(
        'robots',
        values(page, 'meta[name="robots"]', 'content'),
        noindexPaths.includes(page.path) || !isTranslated(page.locale)
          ? 'noindex, follow'
          : undefined,
      ),
    ),
    [
      '/about',
      ($) => $('head').append('<meta name="robots" content="noindex">'),
      'robots is "noindex"',
    ],
    ['/seo-audit', ($) => $('meta[name="robots"]').remove(), 'robots is missing'],
  ],
  'link previews show what is said of the page': [
    ofPage((page) => {
      const property = (name: string) => values(page, `meta[property="og:${name}"]`, 'content');
      // The English original for link previews.
      const locale = contentLocale(pathWithUrl(page), page.locale);
      const { title, description } = headTexts({ ...page, locale });
      return [
        ...mismatch('og:title', property('title'), title),
        ...mismatch('og:description', property('description'), description),
        ...mismatch('og:url', property('url').map(normalizedUrl), canonicalOf(page)),
        ...mismatch('og:site_name', property('site_name'), site.name),
        ...mismatch('og:locale', property('locale'), locales[locale].openGraph),
      ];
    }),
    ['/about', content('meta[property="og:title"]', 'x'), 'og:title is "x"'],
    ['/ja/about', content('meta[property="og:locale"]', 'x'), 'og:locale is "x"'],
  ],
});
