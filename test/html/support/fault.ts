import { type CheerioAPI, load } from 'cheerio/slim';
import { type HtmlPage, parsePage } from './html-page';

/** A change of a page: of its elements, or of its source. */
export type Change = (($: CheerioAPI) => unknown) | { source: (html: string) => string };

/** A fault that is put into pages, which an invariant has to find. */
export type Fault = [
  /** URL of the page, or of several. */
  on: string | string[],
  change: Change,
  /** Part of the expected problem. */
  finds: string,
];

/** A change of a page's source: replaces a text where it stands first, or a pattern. */
export function replace(from: string | RegExp, to: string): Change {
  return { source: (html) => html.replace(from, () => to) };
}

/** The HTML of a page after a change. */
export function changed(html: string, change: Change): string {
  if (typeof change === 'object') return change.source(html);
  const $ = load(html);
  // Serializing changes details of a page: only the effect of the change counts.
  const before = $.html();
  change($);
  const after = $.html();
  return after === before ? html : after;
}

/**
 * Pages with a fault in them: those of the given ones that it changes.
 * @throws Error when it leaves all of them as they are: then it would prove nothing
 */
export function faulty(pages: HtmlPage[], [, change, finds]: Fault): HtmlPage[] {
  const found = pages
    .map((page) => ({ page, source: changed(page.source, change) }))
    .filter(({ page, source }) => source !== page.source);
  if (found.length === 0) throw new Error(`no page is changed for "${finds}"`);
  return found.map(({ page, source }) => parsePage(page, source));
}
