import { type AnyNode, hasChildren, isText } from 'domhandler';
import { documentPath, type PageId, pages } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import { shownMessages } from '@/i18n/load-messages';
import { locales } from '@/i18n/locales';
import { namespaces } from '@/i18n/message-files';
import { localizedPath } from '@/i18n/paths';
import { displayWidth } from '@/lib/text/display-width';
import { distinctPages, documentAt } from '@/test/html/support/document-at';
import { expectedTexts } from '@/test/html/support/expected-texts';
import { elements, type HtmlPage, notFoundPath } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';
import { readMoreName } from '@/test/read-more';

const namingAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** The names of pictures, buttons and fields below some elements. */
function namesBelow({ $ }: HtmlPage, selector: string): string[] {
  return elements($, selector).flatMap(({ attribs }) =>
    namingAttributes.map((name) => attribs[name]).filter((value) => value !== undefined),
  );
}

/** Everything that is read or announced: texts and naming attributes, one an entry. */
function words(page: HtmlPage): string[] {
  const found = namesBelow(page, 'body *');
  const read = (node: AnyNode): void => {
    if (isText(node)) found.push(node.data);
    if (hasChildren(node)) for (const child of node.children) read(child);
  };
  for (const body of elements(page.$, 'body')) read(body);
  return found.map(plain).filter((text) => text !== '');
}

/** How often a text stands in another one. */
function occurrences(text: string, whole: string): number {
  return whole.split(text).length - 1;
}

/** The texts that stand in a page less often than they should. */
function missingTexts(page: HtmlPage, texts: string[]): string[] {
  // Some texts name a picture or a button instead of standing in the text.
  const main = page.$('main').clone();
  main.find('sup:has([data-note])').remove();
  const shown = [main.text(), ...namesBelow(page, 'main *')].map(plain).join('\n');
  const expected = new Map<string, number>();
  for (const text of texts.map(plain)) expected.set(text, (expected.get(text) ?? 0) + 1);
  return [...expected]
    .filter(([text, count]) => occurrences(text, shown) < count)
    .map(([text, count]) => (count === 1 ? `lacks "${text}"` : `lacks ${count} × "${text}"`));
}

const messageKey = new RegExp(String.raw`\b(?:${namespaces.join('|')})(?:\.[a-z]\w*)+\b`);

/** Texts of links by their URLs. */
function linkTexts({ $ }: HtmlPage): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const link of elements($, 'main a')) {
    const { href = '' } = link.attribs;
    texts.set(href, [...(texts.get(href) ?? []), plain($(link).text())]);
  }
  return texts;
}

/** A link that a page must have: where it leads, and the texts of which it may have any. */
type RequiredLink = [path: string, ...texts: string[]];

function missingLinks(page: HtmlPage, required: RequiredLink[]): string[] {
  const texts = linkTexts(page);
  return required
    .filter(([path, ...names]) => {
      const own = texts.get(localizedPath(page.locale, path)) ?? [];
      return !names.some((name) => own.includes(plain(name)));
    })
    .map(([path, name]) => `lacks the link "${name}" to ${path}`);
}

const article = documentPath('articles', documentSlugs.articles[0]);

/** What pages say. */
testInvariants(distinctPages, {
  'every text of its messages or its document is shown': [
    ofPage((page) => {
      const { h1, body } = expectedTexts(page);
      const shown = plain(page.$('h1').first().text());
      return [...(shown === plain(h1) ? [] : [`h1 "${shown}"`]), ...missingTexts(page, body)];
    }),
    // A text that only a script holds.
    [
      '/accounting',
      ($) => {
        const lead = $('main h1 ~ p').last();
        lead.replaceWith(`<script type="application/json">${lead.text()}</script>`);
      },
      'lacks "',
    ],
    // A document without a paragraph.
    [article, ($) => $('article [data-document-text] p').first().remove(), 'lacks "'],
  ],
  'the main area has text to read': [
    ofPage(({ path, locale, $ }) => {
      const columns = displayWidth(plain($('main').text()));
      // Chinese, Japanese and Korean say the same on fewer columns.
      const minColumns = locales[locale].script === 'cjk' ? 300 : 400;
      return columns > minColumns || path === notFoundPath ? [] : [`only ${columns} columns`];
    }),
    // An empty main area.
    ['/about', ($) => $('main').empty(), 'only 0 columns'],
  ],
  'no message key and no unfilled placeholder is shown': [
    ofPage((page) => [
      ...words(page)
        .filter((text) => messageKey.test(text))
        .map((text) => `key in "${text}"`),
      ...(/\[\[|\]\]/.test(page.$.html()) ? ['unfilled placeholder'] : []),
    ]),
    // A key in place of a text.
    [
      '/about',
      ($) => $('main p').first().text('pages.about.hero.lead'),
      'key in "pages.about.hero.lead"',
    ],
    // A placeholder.
    ['/about', ($) => $('main p').first().text('From [[city]]'), 'unfilled placeholder'],
  ],
  'the insights list every document by its title': [
    ofPage((page) => {
      if (page.path !== pages.insights.path) return [];
      const documents = (['articles', 'blogs'] as const).flatMap((kind) =>
        documentSlugs[kind].map((slug) => documentAt(`/${kind}/${slug}`, page.locale)),
      );
      // A card's link says in its name that it leads to the text.
      const listed = (title: string) => [
        title,
        readMoreName(title, page.locale, shownMessages(page.locale)),
      ];
      return missingLinks(
        page,
        documents.map(
          (document): RequiredLink => [document?.path ?? '', ...listed(document?.title ?? '')],
        ),
      );
    }),
    // An article that is not listed.
    ['/insights', ($) => $(`main a[href="${article}"]`).remove(), `to ${article}`],
  ],
  'the not-found page links to the home page, the services, the insights and the contact page': [
    ofPage((page) => {
      if (page.path !== notFoundPath) return [];
      const { navigation, common } = shownMessages(page.locale);
      const ids = ['services', 'insights', 'contact'] as const satisfies PageId[];
      return missingLinks(page, [
        [pages.home.path, common.notFound.home],
        ...ids.map((id): RequiredLink => [pages[id].path, navigation.pages[id]]),
      ]);
    }),
    // No way home.
    ['/ko/404', ($) => $('main a[href="/ko"]').remove(), 'to /'],
  ],
});
