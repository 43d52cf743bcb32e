import { keywordsOf } from '@/content/link-keywords';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { contextualLinks, type Segment } from '@/lib/text/contextual-links';
import { documentAt } from '@/test/html/support/documents';
import type { HtmlPage } from '@/test/html/support/html-page';
import { type Invariant, ofPage } from '@/test/html/support/invariant';
import { mainLocale } from '@/test/html/support/main-locale';
import { runningTexts } from '@/test/html/support/running-text';

/** The path of a link without locale prefix; the link as it is where it leads to another language. */
function pathOf(locale: Locale, href: string): string {
  const home = localizedPath(locale, '/');
  if (href === home) return '/';
  const prefix = home === '/' ? home : `${home}/`;
  return href.startsWith(prefix) ? `/${href.slice(prefix.length)}` : `${href} (not in ${locale})`;
}

/** What the texts of a page should look like, by the rule of spec §7. */
function linkedTexts(page: HtmlPage, texts: string[]): Segment[][] {
  const document = documentAt(page.path, page.locale);
  return document === undefined
    ? contextualLinks(texts, keywordsOf(mainLocale(page)), [page.path])
    : contextualLinks(texts, keywordsOf(document.bodyLocale), [document.path, ...document.linked]);
}

/** The links of a text, each with the characters before it: `12: payroll → /payroll-services`. */
function linksOf(segments: Segment[]): string[] {
  let at = 0;
  return segments.flatMap(({ text, path }) => {
    const start = at;
    at += text.length;
    return path === undefined ? [] : [`${start}: ${text} → ${path}`];
  });
}

/** What differs between the links of a page and those that its running text should have. */
function differences(page: HtmlPage): string[] {
  const texts = runningTexts(page).map((segments) =>
    segments.map(({ text, path }) =>
      path === undefined ? { text } : { text, path: pathOf(page.locale, path) },
    ),
  );
  const plain = texts.map((segments) => segments.map(({ text }) => text).join(''));
  const expected = linkedTexts(page, plain);
  return texts.flatMap((segments, index) => {
    const own = linksOf(segments);
    const due = linksOf(expected[index] ?? []);
    const where = `in "${plain[index]?.trim().slice(0, 60)}"`;
    return [
      ...due.filter((link) => !own.includes(link)).map((link) => `lacks ${link} ${where}`),
      ...own.filter((link) => !due.includes(link)).map((link) => `has ${link} ${where}`),
    ];
  });
}

export const contextualLinkInvariants = {
  'the running text has exactly the contextual links that its words call for': ofPage(differences),
  'contextual links stand in running text only, and hold nothing but text': ofPage((page) => {
    const { $ } = page;
    const inText = runningTexts(page)
      .flat()
      .filter(({ path }) => path !== undefined);
    const all = $('[data-contextual]');
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
} satisfies Record<string, Invariant>;
