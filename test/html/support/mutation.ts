import { type CheerioAPI, load } from 'cheerio/slim';
import { type HtmlPage, parsePage } from './html-page';

/** A fault put into pages, to see that an invariant finds it. */
export type Mutation = {
  /** What is done, for the test's title. */
  fault: string;
  /** URLs of the pages it is done to, as far as it changes them. */
  on: string[];
  /** A page's HTML with the fault. */
  change: (html: string) => string;
  /** Part of what the invariant must say about it. */
  finds: string;
};

/** A change of a page's elements. */
export function edit(change: ($: CheerioAPI) => void): Mutation['change'] {
  return (html) => {
    const $ = load(html);
    // Writing a page anew differs in details: only what the change does counts as a difference.
    const before = $.html();
    change($);
    const after = $.html();
    return after === before ? html : after;
  };
}

/** A change of a page's source: replaces a text where it stands first, or a pattern. */
export function replace(from: string | RegExp, to: string): Mutation['change'] {
  return (html) => html.replace(from, () => to);
}

/**
 * Pages with a fault in them: those of the given ones that it changes.
 * @throws Error when the mutation leaves all of them as they are: then it would prove nothing
 */
export function mutated(pages: HtmlPage[], { fault, change }: Mutation): HtmlPage[] {
  const changed = pages
    .map((page) => ({ page, source: change(page.source) }))
    .filter(({ page, source }) => source !== page.source);
  if (changed.length === 0) throw new Error(`"${fault}" changes nothing`);
  return changed.map(({ page, source }) => parsePage(page, source));
}
