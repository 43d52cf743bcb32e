import type { HtmlPage } from './html-page';

/**
 * What must be true of every page. Pages are read one after the other and only what an invariant
 * keeps of them stays in memory; a page that is read again takes the place of the first reading.
 */
export type Invariant = {
  read: (page: HtmlPage) => void;
  /** What is wrong on the pages that have been read, each beginning with the page's URL. */
  problems: () => string[];
};

/** What was kept of a page. */
export type Kept<Facts> = { page: Pick<HtmlPage, 'locale' | 'path' | 'url'>; facts: Facts };

/**
 * An invariant of all pages together.
 * @param collect what is needed of one page
 * @param judge finds what is wrong
 */
export function ofSite<Facts>(
  collect: (page: HtmlPage) => Facts,
  judge: (kept: Kept<Facts>[]) => string[],
): Invariant {
  const kept = new Map<string, Kept<Facts>>();
  return {
    read: (page) => {
      const { locale, path, url } = page;
      kept.set(url, { page: { locale, path, url }, facts: collect(page) });
    },
    problems: () => judge([...kept.values()]),
  };
}

/** Each problem once, with the first of its pages: what is wrong in a component is wrong on many. */
function grouped(kept: Kept<string[]>[]): string[] {
  const pages = new Map<string, string[]>();
  for (const { page, facts } of kept) {
    for (const problem of facts) pages.set(problem, [...(pages.get(problem) ?? []), page.url]);
  }
  return [...pages].map(([problem, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` (and on ${others.length} other pages)`;
    return `${first}: ${problem}${more}`;
  });
}

/** An invariant of each page by itself. @param find says what is wrong on a page */
export function ofPage(find: (page: HtmlPage) => string[]): Invariant {
  return ofSite((page) => [...new Set(find(page))], grouped);
}
