import { type CheerioAPI, load } from 'cheerio/slim';
import { type HtmlPage, parseHtmlPage } from './html-page';

/** A change of a page: of its elements, or of its source. */
export type Change = (($: CheerioAPI) => unknown) | { source: (html: string) => string };

/** A fault that is planted in pages, to be found by an invariant. */
export type PlantedPageFault = [
  /** URL of the page, or of several. */
  on: string | string[],
  change: Change,
  /** Part of the expected problem. */
  finds: string,
];

/** A change of a page's source: replaces the first occurrence of a text, or a pattern. */
export function replace(from: string | RegExp, to: string): Change {
  return { source: (html) => html.replace(from, () => to) };
}

/** The HTML of a page after a change. */
export function changedHtml(html: string, change: Change): string {
  if (typeof change === 'object') return change.source(html);
  const $ = load(html);
  // Serializing changes details of a page: only the effect of the change counts.
  const before = $.html();
  change($);
  const after = $.html();
  return after === before ? html : after;
}

/**
 * Plants a fault in pages.
 * @returns the pages that it changes
 * @throws Error when it changes none of them: then the test would prove nothing
 */
export function plantFault(pages: HtmlPage[], [, change, finds]: PlantedPageFault): HtmlPage[] {
  const changed = pages
    .map((page) => ({ page, source: changedHtml(page.source, change) }))
    .filter(({ page, source }) => source !== page.source);
  if (changed.length === 0) throw new Error(`no page is changed for "${finds}"`);
  return changed.map(({ page, source }) => parseHtmlPage(page, source));
}
