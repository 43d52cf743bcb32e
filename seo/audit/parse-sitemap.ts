import type { Alternate } from './parsed-page';

/** An XML element, whichever parser has read it. */
export type XmlElement = {
  /** With its prefix, as it is written: `xhtml:link`. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** Its text without that of its children. */
  text: string;
};

/** A page as a sitemap lists it. */
export type ListedPage = {
  url: string;
  modified: string | undefined;
  alternates: Alternate[];
  images: string[];
};

/** A sitemap: what it lists, or the sitemaps that it names. */
export type Sitemap = { pages: ListedPage[]; sitemaps: string[] };

function below({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

function textsOf(elements: readonly XmlElement[]): string[] {
  return elements.map(({ text }) => text.trim());
}

function pageOf(element: XmlElement): ListedPage {
  const links = below(element, 'xhtml:link').filter(
    ({ attributes }) => attributes.get('rel') === 'alternate',
  );
  return {
    url: textsOf(below(element, 'loc'))[0] ?? '',
    modified: textsOf(below(element, 'lastmod'))[0],
    alternates: links.map(({ attributes }) => ({
      lang: attributes.get('hreflang') ?? '',
      href: attributes.get('href') ?? '',
    })),
    images: textsOf(below(element, 'image:image').flatMap((image) => below(image, 'image:loc'))),
  };
}

/**
 * Reads a sitemap or an index of sitemaps (sitemaps.org).
 * @param root its outermost element: of another document nothing is listed
 */
export function parseSitemap(root: XmlElement): Sitemap {
  return {
    pages: root.name === 'urlset' ? below(root, 'url').map(pageOf) : [],
    sitemaps:
      root.name === 'sitemapindex'
        ? textsOf(below(root, 'sitemap').flatMap((part) => below(part, 'loc')))
        : [],
  };
}
