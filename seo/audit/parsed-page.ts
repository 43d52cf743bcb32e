import type { Locale } from '@/i18n/locales';
import { plainText } from '@/seo/page-reader/plain-text';

export type Alternate = { lang: string; href: string };

export type Link = {
  href: string;
  /** Its `hreflang`. */
  lang: string | undefined;
  /** What it is called: its text, else the alternative texts of its pictures or its label. */
  text: string;
  /** Whether it stands in the main area, and is no way through the page or the site. */
  isInMain: boolean;
};

/** What the head of a page holds. Everything is a list: what stands twice is a fault that shows. */
export type ParsedHead = {
  titles: string[];
  /** `content` of the `meta` elements of the head, by `name` or `property`. */
  meta: ReadonlyMap<string, string[]>;
  canonicals: string[];
  alternates: Alternate[];
  /** Addresses of other formats, by their media type. */
  formats: ReadonlyMap<string, string[]>;
};

/** What the audit reads of a page. */
export type ParsedPage = ParsedHead & {
  /** URL path: `/ja/about`. */
  url: string;
  /** By the prefix of the path. */
  locale: Locale;
  /** Path without that prefix. */
  path: string;
  /** `lang` of the `html` element. */
  lang: string | undefined;
  /** The language of most of its text: that of a document that is not translated. */
  textLang: string | undefined;
  /** What search engines read in a head alone and the page has in its body: `canonical`, `robots`. */
  strays: string[];
  h1: string[];
  /** The links of the body. */
  links: Link[];
  ids: ReadonlySet<string>;
  /** The contents of the JSON-LD scripts. */
  jsonLd: string[];
  /** Sources of the pictures without an `alt` attribute; an empty one says that they are decoration. */
  imagesWithoutAlt: string[];
  /** Addresses without encryption that the page loads or sends forms to. */
  insecure: string[];
  /** The text of the main area, each run of white space as one space. */
  text: string;
  /** Number of its words, by the dictionary of its language. */
  words: number;
};

/** The only value of a list, or undefined. */
export function only<Value>(values: readonly Value[] | undefined): Value | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

/** What the `meta` elements of one name say. */
export function metaOf(page: ParsedHead, name: string): string[] {
  return page.meta.get(name) ?? [];
}

/** Whether a page asks search engines not to list it. */
export function isHidden(page: ParsedPage): boolean {
  return metaOf(page, 'robots').some((content) => /\bnoindex\b|\bnone\b/i.test(content));
}

/**
 * What a page is called elsewhere: without the name of the site, and in the language of its text, which may be
 * another one than the page's.
 */
export function namesOf(page: ParsedHead): {
  title: string | undefined;
  description: string | undefined;
} {
  const [title = page.titles[0]] = metaOf(page, 'og:title');
  const [description = metaOf(page, 'description')[0]] = metaOf(page, 'og:description');
  return {
    title: title && plainText(title),
    description: description && plainText(description),
  };
}
