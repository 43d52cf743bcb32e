import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** The elements of a page that a selector finds, in their order. */
export function elements($: CheerioAPI, selector: string): Element[] {
  return $<Element, string>(selector).toArray();
}
