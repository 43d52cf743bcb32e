import type { APIRequestContext, Browser } from 'playwright/test';
import { inGroups, type LocalizedPage } from './routes';

/** A link of a page. */
type LinkFacts = {
  href: string;
  /** Set on links that lead to another language. */
  hrefLang: string | null;
  target: string | null;
  rel: string;
};

/** What a page's HTML says without any of its scripts. */
type PageFacts = {
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  h1: string[];
  /** Levels of the headings in `main`, in reading order. */
  levels: number[];
  /** Text of `main`, white space collapsed. */
  mainText: string;
  /** Everything that is read or announced: text nodes and naming attributes, one an entry. */
  words: string[];
  ids: string[];
  links: LinkFacts[];
  /** Links in running text of `main`: text and address. */
  textLinks: { text: string; href: string; contextual: boolean }[];
  /** Files that the HTML itself refers to. */
  files: string[];
};

/** A crawled page: where, how it answered, what it says. */
export type CrawledPage = LocalizedPage & { status: number; html: string; facts: PageFacts };

/** The HTML without its scripts: the data in them repeats every text and would hide its absence. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
}

/** A text with each run of white space, no-break spaces included, as one space. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Calls `work` for each item, a few at a time, and keeps the order of the results. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const group of inGroups(items, size)) results.push(...(await Promise.all(group.map(work))));
  return results;
}

/** Reads the facts of several pages; runs in a browser for its HTML parser. */
function readFacts(sources: string[]): PageFacts[] {
  const naming = ['aria-label', 'alt', 'placeholder', 'title'];
  // A copy of `collapse`: what is outside of this function does not exist in the browser.
  const collapsed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  return sources.map((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const content = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name) ?? '';
    const main = page.querySelector('main');
    const words: string[] = [];
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of naming) words.push(collapsed(node.getAttribute(name)));
      } else if (node.parentElement?.localName !== 'style') {
        words.push(collapsed(node.textContent));
      }
    }
    return {
      lang: page.documentElement.lang,
      title: page.title,
      description: content('meta[name="description"]', 'content'),
      robots: content('meta[name="robots"]', 'content'),
      canonical: content('link[rel="canonical"]', 'href'),
      h1: [...page.querySelectorAll('h1')].map((heading) => collapsed(heading.textContent)),
      levels: [...(main?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])].map((heading) =>
        Number(heading.localName.slice(1)),
      ),
      mainText: collapsed(main?.textContent),
      words: words.filter((text) => text !== ''),
      ids: [...page.querySelectorAll('[id]')].map((element) => element.id),
      links: [...page.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        hrefLang: link.getAttribute('hreflang'),
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel') ?? '',
      })),
      textLinks: [...(main?.querySelectorAll('p a, li a, td a, dd a') ?? [])].map((link) => ({
        text: collapsed(link.textContent),
        href: link.getAttribute('href') ?? '',
        contextual: link.hasAttribute('data-contextual'),
      })),
      files: [
        ...page.querySelectorAll(
          'link[rel~="stylesheet"], link[rel~="icon"], link[rel="preload"], img, source',
        ),
      ]
        .map((element) => ['href', 'src', 'srcset'].map((name) => element.getAttribute(name)))
        .map((addresses) => addresses.find((address) => address !== null) ?? '')
        .filter((file) => file !== ''),
    };
  });
}

/**
 * Fetches pages without running anything of them and reads what their HTML says. Redirects are not
 * followed: the status is that of the address itself.
 */
export async function crawl(
  browser: Browser,
  request: APIRequestContext,
  pages: readonly LocalizedPage[],
): Promise<CrawledPage[]> {
  const answers = await mapInBatches(pages, 8, async (page) => {
    const response = await request.get(page.url, { maxRedirects: 0 });
    return { ...page, status: response.status(), html: withoutScripts(await response.text()) };
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const parser = await context.newPage();
    // A few dozen pages at a time: all of them in one message would be forty megabytes.
    const crawled: CrawledPage[] = [];
    for (const batch of inGroups(answers, 75)) {
      const facts = await parser.evaluate(
        readFacts,
        batch.map((answer) => answer.html),
      );
      for (const [index, answer] of batch.entries()) {
        const own = facts[index];
        if (own === undefined) throw new Error(`No facts about ${answer.url}`);
        crawled.push({ ...answer, facts: own });
      }
    }
    return crawled;
  } finally {
    await context.close();
  }
}
