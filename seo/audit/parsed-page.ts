import type { Locale } from '@/i18n/locales';
import { plainText } from '@/seo/page-reader/plain-text';

export type Alternate = { lang: string; href: string };

export type Link = {
  href: string;
  /** Its `hreflang`. */
  lang: string | undefined;
  /** Its accessible name: its text, else its label or the alternative texts of its pictures. */
  text: string;
  /** Whether it is in the main area outside navigation. */
  isInMain: boolean;
};

/** The head of a page. Everything is a list, so that duplicates are found. */
export type ParsedHead = {
  titles: string[];
  /** `content` of the `meta` elements of the head, by `name` or `property`. */
  meta: ReadonlyMap<string, string[]>;
  canonicals: string[];
  alternates: Alternate[];
  /** URLs of other formats, by their media type. */
  formats: ReadonlyMap<string, string[]>;
};

/** A page as the audit reads it. */
export type ParsedPage = ParsedHead & {
  /** URL path: `/ja/about`. */
  url: string;
  /** By the prefix of the path. */
  locale: Locale;
  /** Path without that prefix. */
  path: string;
  /** `lang` of the `html` element. */
  lang: string | undefined;
  /** The language of most of its text. */
  textLang: string | undefined;
  /** Metadata in the body, where search engines ignore it: `canonical`, `robots`. */
  misplacedMetadata: string[];
  h1: string[];
  links: Link[];
  ids: ReadonlySet<string>;
  jsonLd: string[];
  /** Sources of the pictures without an `alt` attribute; an empty one marks decoration. */
  imagesWithoutAlt: string[];
  /** URLs without encryption that the page loads or sends forms to. */
  insecure: string[];
  /** The text of the main area, each run of white space as one space. */
  text: string;
  wordCount: number;
};

/** Changes of a page that are tried out. */
export type PageEdits = {
  title?: string;
  description?: string;
  links: readonly Pick<Link, 'href' | 'text'>[];
};

/** The only value of a list, or undefined. */
export function only<Value>(values: readonly Value[] | undefined): Value | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

/** The `content` of the `meta` elements of a name. */
export function metaOf(page: ParsedHead, name: string): string[] {
  return page.meta.get(name) ?? [];
}

/** Whether a page is `noindex`. */
export function isNoindex(page: ParsedPage): boolean {
  return metaOf(page, 'robots').some((content) => /\bnoindex\b|\bnone\b/i.test(content));
}

/** The changed page. A title or description that it lacks is added, of several the first is changed. */
export function applyEdits(page: ParsedPage, { title, description, links }: PageEdits): ParsedPage {
  const changed = (texts: string[], first = texts[0]) =>
    first === undefined ? texts : [first, ...texts.slice(1)];
  return {
    ...page,
    titles: changed(page.titles, title),
    meta: new Map(page.meta).set('description', changed(metaOf(page, 'description'), description)),
    links: [...page.links, ...links.map((link) => ({ ...link, lang: undefined, isInMain: true }))],
  };
}

/** Title and description by Open Graph, in the language of the text and without the site's name; else of the head. */
export function openGraphTexts(page: ParsedHead) {
  const [title = page.titles[0]] = metaOf(page, 'og:title');
  const [description = metaOf(page, 'description')[0]] = metaOf(page, 'og:description');
  return { title: title && plainText(title), description: description && plainText(description) };
}

/** The data of a script of JSON-LD; undefined where it is not valid JSON. */
export function jsonLdData(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** The URLs of the site that the JSON-LD of a page names, each once. */
export function jsonLdUrls({ jsonLd }: ParsedPage, origin: string): Set<string> {
  const texts = jsonLd.flatMap((json) => textsIn(jsonLdData(json)));
  return new Set(texts.filter((text) => text === origin || text.startsWith(`${origin}/`)));
}
