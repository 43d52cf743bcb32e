import { SaxesParser } from 'saxes';
import type { Alternate } from './parsed-page';

/** A page as a sitemap lists it. */
export type ListedPage = {
  url: string;
  modified: string | undefined;
  alternates: Alternate[];
  images: string[];
};

/** A sitemap: what it lists, or the sitemaps that it names. */
export type Sitemap = { pages: ListedPage[]; sitemaps: string[] };

/**
 * Reads a sitemap or an index of sitemaps (sitemaps.org).
 * @throws Error saying where it is not well-formed
 */
export function parseSitemap(xml: string): Sitemap {
  const pages: ListedPage[] = [];
  const sitemaps: string[] = [];
  const open: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    text = '';
    if (name === 'url') pages.push({ url: '', modified: undefined, alternates: [], images: [] });
    if (name !== 'xhtml:link' || attributes.rel !== 'alternate') return;
    const { hreflang = '', href = '' } = attributes;
    pages.at(-1)?.alternates.push({ lang: hreflang, href });
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    const page = pages.at(-1);
    const value = text.trim();
    if (name === 'loc' && open.at(-1) === 'sitemap') sitemaps.push(value);
    if (page === undefined || !open.includes('urlset')) return;
    if (name === 'loc') page.url = value;
    if (name === 'lastmod') page.modified = value;
    if (name === 'image:loc') page.images.push(value);
  });
  parser.write(xml).close();
  return { pages, sitemaps };
}
