import type { HtmlPage } from './html-page';

/**
 * A condition that every page must meet. Pages are read one after the other, and only the collected facts stay in
 * memory; a page that is read again replaces its first reading.
 */
export type Invariant = {
  read: (page: HtmlPage) => void;
  /** The problems of the pages that have been read, each beginning with the page's URL. */
  problems: () => string[];
};

/** The facts collected from a page. */
export type Collected<Facts> = { page: Pick<HtmlPage, 'locale' | 'path' | 'url'>; facts: Facts };

/**
 * An invariant of all pages together.
 * @param collect returns the facts of one page
 * @param judge returns the problems
 */
export function ofSite<Facts>(
  collect: (page: HtmlPage) => Facts,
  judge: (collected: Collected<Facts>[]) => string[],
): Invariant {
  const collected = new Map<string, Collected<Facts>>();
  return {
    read: (page) => {
      const { locale, path, url } = page;
      collected.set(url, { page: { locale, path, url }, facts: collect(page) });
    },
    problems: () => judge([...collected.values()]),
  };
}

/** Each problem once, with the first of its pages: a problem of a component occurs on many. */
function grouped(collected: Collected<string[]>[]): string[] {
  const pages = new Map<string, string[]>();
  for (const { page, facts } of collected) {
    for (const problem of facts) pages.set(problem, [...(pages.get(problem) ?? []), page.url]);
  }
  return [...pages].map(([problem, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` (and on ${others.length} other pages)`;
    return `${first}: ${problem}${more}`;
  });
}

/** An invariant of each page by itself. @param find returns the problems of a page */
export function ofPage(find: (page: HtmlPage) => string[]): Invariant {
  return ofSite((page) => [...new Set(find(page))], grouped);
}
