import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import type { Element } from 'domhandler';
import { staticFile, staticFolder } from '@/build/page-files';
import { allPaths } from '@/content/pages';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** Locale, path and URL path of a page of the static output. */
export type PageAddress = {
  locale: Locale;
  /** Path without locale prefix; `/404` for the not-found page. */
  path: string;
  /** URL path, with the locale prefix: `/ja/about`. The not-found pages have none of their own. */
  url: string;
};

/** A script element: source or content. */
type Script = { src: string | undefined; type: string | undefined; content: string };

/** A page of the static output, parsed. */
export type HtmlPage = PageAddress & {
  /** The file as it is. */
  source: string;
  /** The page without scripts, whose data repeats every text. */
  $: CheerioAPI;
  scripts: Script[];
};

/** Path of the not-found pages, in `out/` only. */
export const notFoundPath = '/404';

/** Every page of the static output, language by language, the not-found pages included. */
export const everyPage: PageAddress[] = localeCodes.flatMap((locale) =>
  [...allPaths, notFoundPath].map((page) => ({
    locale,
    path: page,
    url: localizedPath(locale, page),
  })),
);

const positions = new Map([...allPaths, notFoundPath].map((page, index) => [page, index]));

/** Whether a page has the sampled locale of its path: slow checks take each path in one language. */
export function isSampledLocale({
  locale,
  path: page,
}: Pick<PageAddress, 'locale' | 'path'>): boolean {
  return localeCodes[(positions.get(page) ?? 0) % localeCodes.length] === locale;
}

/** Markup for line breaks alone: without it, each text is one node. */
const lineBreakMarkup = /<wbr\s*\/?>|<span data-(?:unbroken|phrases)="">([^<]*)<\/span>/g;

/**
 * Parses a page with a parser that is four times faster than one by the HTML Standard;
 * `invariants/structure.ts` ensures the same result.
 */
export function parseHtmlPage({ locale, path: page, url }: PageAddress, source: string): HtmlPage {
  const $ = load(source.replaceAll('<wbr/>', '').replace(lineBreakMarkup, '$1'));
  const scripts = elements($, 'script').map((script) => ({
    src: $(script).attr('src'),
    type: $(script).attr('type'),
    content: $(script).text(),
  }));
  $('script').remove();
  return { locale, path: page, url, source, $, scripts };
}

/** The elements of a page that a selector finds, in document order. */
export function elements($: CheerioAPI, selector: string): Element[] {
  return $<Element, string>(selector).toArray();
}

/** Absolute path of a file of the static output. @param file relative to `out/`, with or without `/` */
export function outFile(file: string): string {
  return path.join(process.cwd(), staticFolder, file);
}

/**
 * Reads and parses a page of the static output.
 * @throws Error naming the file when it is missing
 */
export function readPage(address: PageAddress): HtmlPage {
  const file = outFile(staticFile(address.locale, address.path));
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build:static`);
  return parseHtmlPage(address, readFileSync(file, 'utf8'));
}

/** Locale, path and URL of a page by its URL path: `/ja/about`. @throws Error when no page has it */
export function pageAddressAt(url: string): PageAddress {
  const address = everyPage.find((page) => page.url === url);
  if (address === undefined) throw new Error(`no page at ${url}`);
  return address;
}
