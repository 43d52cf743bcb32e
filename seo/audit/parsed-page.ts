import type { Locale } from '@/i18n/locales';

export type Alternate = { lang: string; href: string };

export type Link = { href: string; lang: string | undefined };

/** What the audit reads of a page. Everything is a list: what stands twice is a fault that shows. */
export type ParsedPage = {
  /** URL path: `/ja/about`. */
  url: string;
  /** By the prefix of the path. */
  locale: Locale;
  /** Path without that prefix. */
  path: string;
  /** `lang` of the `html` element. */
  lang: string | undefined;
  titles: string[];
  /** `content` of the `meta` elements of the head, by `name` or `property`. */
  meta: ReadonlyMap<string, string[]>;
  canonicals: string[];
  alternates: Alternate[];
  /** Addresses of other formats, by their media type. */
  formats: ReadonlyMap<string, string[]>;
  h1: string[];
  /** The links of the body. */
  links: Link[];
  ids: ReadonlySet<string>;
  /** The contents of the JSON-LD scripts. */
  jsonLd: string[];
};

/** The only value of a list, or undefined. */
export function only<Value>(values: readonly Value[] | undefined): Value | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

/** What the `meta` elements of one name say. */
export function metaOf(page: ParsedPage, name: string): string[] {
  return page.meta.get(name) ?? [];
}

/** Whether a page asks search engines not to list it. */
export function isHidden(page: ParsedPage): boolean {
  return metaOf(page, 'robots').some((content) => /\bnoindex\b|\bnone\b/i.test(content));
}
