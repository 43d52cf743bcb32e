import { keywordsOf } from '@/content/link-keywords';
import { plannedLinks } from '@/content/link-plan';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { contextualLinks, type Segment } from '@/lib/text/contextual-links';
import { plannedPlaces } from '@/lib/text/planned-links';
import { documentAt } from '@/test/html/support/documents';
import type { HtmlPage } from '@/test/html/support/html-page';
import { type Invariant, ofPage } from '@/test/html/support/invariant';
import { mainLocale } from '@/test/html/support/main-locale';
import { addedLinks, areInTables, runningTexts } from '@/test/html/support/running-text';

/** The path of a link without locale prefix; the link as it is where it leads to another language. */
function pathOf(locale: Locale, href: string): string {
  const home = localizedPath(locale, '/');
  if (href === home) return '/';
  const prefix = home === '/' ? home : `${home}/`;
  return href.startsWith(prefix) ? `/${href.slice(prefix.length)}` : `${href} (not in ${locale})`;
}

/** What the texts of a page should look like, by the plan and by the rule of spec §7. */
function linkedTexts(page: HtmlPage, texts: string[]): Segment[][] {
  const document = documentAt(page.path, page.locale);
  const locale = document?.bodyLocale ?? mainLocale(page);
  const path = document?.path ?? page.path;
  // In a document, editors plan links in sentences, not in tables.
  const inTables = document === undefined ? [] : areInTables(page);
  const plannable = texts.map((text, index) => (inTables[index] ? '' : text));
  const places = plannedPlaces(plannedLinks(locale, path), plannable, locales[locale].lang);
  return contextualLinks(texts, keywordsOf(locale), [path, ...(document?.linked ?? [])], places);
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

/** What differs between the links of a page and those that its running text should have. */
function differences(page: HtmlPage): string[] {
  const texts = runningTexts(page).map((segments) =>
    segments.map((segment) =>
      segment.path === undefined
        ? segment
        : { ...segment, path: pathOf(page.locale, segment.path) },
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
  'the running text has exactly the links of the plan and those that its words call for':
    ofPage(differences),
  'these links stand in running text only, and hold nothing but text': ofPage((page) => {
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
} satisfies Record<string, Invariant>;
