import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { keywordsOf } from '@/content/link-keywords';
import { plannedLinks } from '@/content/link-plan';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { contextualLinks, type Segment } from '@/lib/text/contextual-links';
import { plannedPlaces } from '@/lib/text/planned-links';
import { distinctPages, documentAt, textLocale } from '@/test/html/support/document-at';
import type { HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { addedLinks, areInTables, runningTexts } from '@/test/html/support/running-text';
import { testInvariants } from '@/test/html/support/test-invariants';

/** The path of a link without locale prefix; the link as it is where it leads to another language. */
function pathOf(locale: Locale, href: string): string {
  const home = localizedPath(locale, '/');
  if (href === home) return '/';
  const prefix = home === '/' ? home : `${home}/`;
  return href.startsWith(prefix) ? `/${href.slice(prefix.length)}` : `${href} (not in ${locale})`;
}

/** The texts of a page with the links that plan and rule give them. */
function expectedSegments(page: HtmlPage, texts: string[]): Segment[][] {
  const document = documentAt(page.path, page.locale);
  const locale = textLocale(page);
  const path = document?.path ?? page.path;
  // In a document, editors plan links in sentences, not in tables.
  const inTables = document === undefined ? [] : areInTables(page);
  const plannable = texts.map((text, index) => (inTables[index] ? '' : text));
  const places = plannedPlaces(plannedLinks(locale, path), plannable, locales[locale].lang);
  return contextualLinks(
    texts,
    keywordsOf(locale),
    [path, ...(document?.linkedPaths ?? [])],
    places,
  );
}

/** The links of a text, each with the characters before it: `12: payroll → /payroll-services`. */
function linksOf(segments: Segment[]): string[] {
  let at = 0;
  return segments.flatMap(({ text, path, isPlanned }) => {
    const start = at;
    at += text.length;
    if (path === undefined) return [];
    return [`${start}: ${text} → ${path}${isPlanned ? ' (planned)' : ''}`];
  });
}

/** Differences between the links of a page and the expected ones. */
function differences(page: HtmlPage): string[] {
  const texts = runningTexts(page).map((segments) =>
    segments.map((segment) =>
      segment.path === undefined
        ? segment
        : { ...segment, path: pathOf(page.locale, segment.path) },
    ),
  );
  const plain = texts.map((segments) => segments.map(({ text }) => text).join(''));
  const expected = expectedSegments(page, plain);
  return texts.flatMap((segments, index) => {
    const own = linksOf(segments);
    const wanted = linksOf(expected[index] ?? []);
    const where = `in "${plain[index]?.trim().slice(0, 60)}"`;
    return [
      ...wanted.filter((link) => !own.includes(link)).map((link) => `lacks ${link} ${where}`),
      ...own.filter((link) => !wanted.includes(link)).map((link) => `has ${link} ${where}`),
    ];
  });
}

/** The first contextual link of a page. */
function firstLink($: CheerioAPI) {
  return $('main [data-contextual]').first();
}

/** Replaces a link by its text. */
function unlink($: CheerioAPI, element: Element): void {
  $(element).replaceWith($(element).text());
}

testInvariants(distinctPages, {
  'the running text has exactly the links of the plan and those that its words call for': [
    ofPage(differences),
    // A link is dropped.
    ['/accounting', ($) => firstLink($).each((_, link) => unlink($, link)), '/accounting: lacks'],
    // A text with a link is shown nowhere, and a later mention is not linked in its place.
    ['/tax-services', ($) => firstLink($).parent().remove(), 'lacks'],
    // A link says that it is planned, and is in no plan.
    [
      '/about',
      ($) =>
        $('main').append('<p>See our <a data-planned href="/visa-processing">visa</a> team.</p>'),
      'has 8: visa → /visa-processing (planned)',
    ],
  ],
  'planned and contextual links stand in running text only, and contain nothing but text': [
    ofPage((page) => {
      const { $ } = page;
      const inText = runningTexts(page)
        .flat()
        .filter(({ path }) => path !== undefined);
      const all = $(addedLinks);
      return [
        ...(all.length === inText.length
          ? []
          : [`${all.length - inText.length} outside of the text`]),
        ...all
          .toArray()
          .filter((link) => $(link).children(':not(span)').length > 0)
          .map((link) => `an element in the link "${$(link).text()}"`),
      ];
    }),
    // One in a card.
    [
      '/',
      ($) => $('main li h3 a').first().closest('li').append(firstLink($).clone()),
      '1 outside of the text',
    ],
    // A planned one in a heading.
    [
      '/about',
      ($) => $('main h2').first().append('<a data-planned href="/contact">us</a>'),
      '1 outside of the text',
    ],
  ],
});
