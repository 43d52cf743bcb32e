import type { Element, Root } from 'hast';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import { wordCount } from '@/lib/text/words';
import { plainText } from '@/seo/page-tree/plain-text';
import type { Alternate, Link, ParsedPage } from './parsed-page';

/** Locale and path of a URL path: `/ja/about` → ja, `/about`. */
function addressOf(url: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = url.split('/');
  return isLocale(first) && first !== defaultLocale
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: defaultLocale, path: url };
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

/** A property as an attribute: `['alternate', 'nofollow']` → `alternate nofollow`. */
function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What holds no text that anybody reads. */
const wordless = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** Between texts that are no words of one line; the others stand in one. */
const inline = new Set(
  'a abbr b bdi br cite code data dfn em i kbd mark q ruby rt s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const sources: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  script: ['src'],
  iframe: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  embed: ['src'],
  object: ['data'],
  form: ['action'],
};

/** Where an element stands. */
type Place = {
  isInHead: boolean;
  isInMain: boolean;
  isInNav: boolean;
  /** Tag of the language there. */
  lang: string;
};

/** Collects a page's facts on one way through its tree. */
class PageReader {
  lang: string | undefined;
  readonly titles: string[] = [];
  readonly meta = new Map<string, string[]>();
  readonly canonicals: string[] = [];
  readonly alternates: Alternate[] = [];
  readonly formats = new Map<string, string[]>();
  readonly strays: string[] = [];
  readonly h1: string[] = [];
  readonly links: Link[] = [];
  readonly ids = new Set<string>();
  readonly jsonLd: string[] = [];
  readonly imagesWithoutAlt: string[] = [];
  readonly insecure: string[] = [];
  private main = '';
  /** Number of characters of the main area, by language. */
  private readonly lengths = new Map<string, number>();

  /** Text of the main area, without the characters that only set it. */
  get text(): string {
    return plainText(this.main).trim();
  }

  /**
   * The language of most of the main area: a document that is not translated stands in its own language
   * within a page of another one.
   */
  get textLang(): string | undefined {
    const [most] = [...this.lengths].sort(([, a], [, b]) => b - a);
    return most === undefined || most[0] === '' ? this.lang : most[0];
  }

  read(node: Element, above: Place): void {
    const { tagName } = node;
    const place = {
      isInHead: above.isInHead || tagName === 'head',
      isInMain: above.isInMain || tagName === 'main',
      isInNav: above.isInNav || tagName === 'nav',
      lang: attribute(node, 'lang') ?? above.lang,
    };
    this.readElement(node, place);
    // What templates hold is no part of the page before a script says so.
    if (tagName === 'template') return;
    const isText = place.isInMain && !wordless.has(tagName);
    if (isText && !inline.has(tagName)) this.main += ' ';
    for (const child of node.children) {
      if (child.type === 'element') this.read(child, place);
      else if (child.type === 'text' && isText) this.readText(child.value, place);
    }
    if (isText && (tagName === 'br' || !inline.has(tagName))) this.main += ' ';
  }

  private readText(text: string, { lang }: Place): void {
    this.main += text;
    this.lengths.set(lang, (this.lengths.get(lang) ?? 0) + text.trim().length);
  }

  private readElement(node: Element, place: Place): void {
    const { tagName } = node;
    const id = attribute(node, 'id');
    if (id !== undefined) this.ids.add(id);
    for (const name of sources[tagName] ?? []) this.readSource(attribute(node, name));
    if (tagName === 'html') this.lang = attribute(node, 'lang');
    if (tagName === 'title' && place.isInHead) this.titles.push(collapsed(textOf(node)));
    if (tagName === 'h1') this.h1.push(collapsed(textOf(node)));
    if (tagName === 'script' && attribute(node, 'type') === 'application/ld+json') {
      this.jsonLd.push(textOf(node));
    }
    if (tagName === 'img' && attribute(node, 'alt') === undefined) {
      this.imagesWithoutAlt.push(attribute(node, 'src') ?? '');
    }
    if (tagName === 'a') this.readAnchor(node, place);
    if (tagName === 'meta') this.readMeta(node, place);
    if (tagName === 'link') this.readLink(node, place);
  }

  private readSource(address: string | undefined): void {
    if (address?.startsWith('http:')) this.insecure.push(address);
  }

  private readAnchor(node: Element, { isInMain, isInNav }: Place): void {
    const href = attribute(node, 'href');
    if (href === undefined) return;
    this.links.push({
      href,
      lang: attribute(node, 'hrefLang'),
      text: nameOf(node),
      isInMain: isInMain && !isInNav,
    });
  }

  private readMeta(node: Element, { isInHead }: Place): void {
    const key = (attribute(node, 'name') ?? attribute(node, 'property'))?.toLowerCase();
    if (key === undefined) return;
    if (isInHead) add(this.meta, key, attribute(node, 'content') ?? '');
    else if (key === 'robots' || key === 'description') this.strays.push(key);
  }

  private readLink(node: Element, { isInHead }: Place): void {
    const relations = (attribute(node, 'rel') ?? '').toLowerCase().split(/\s+/);
    const href = attribute(node, 'href') ?? '';
    const lang = attribute(node, 'hrefLang');
    const type = attribute(node, 'type');
    if (relations.includes('stylesheet')) this.readSource(href);
    if (!isInHead) {
      if (relations.includes('canonical')) this.strays.push('canonical');
      if (relations.includes('alternate') && lang !== undefined) this.strays.push('hreflang');
      return;
    }
    if (relations.includes('canonical')) this.canonicals.push(href);
    if (!relations.includes('alternate')) return;
    if (lang !== undefined) this.alternates.push({ lang, href });
    else if (type !== undefined) add(this.formats, type, href);
  }
}

function textOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}

/** What a link is called. */
function nameOf(node: Element): string {
  const text = collapsed(textOf(node));
  return text === '' ? (attribute(node, 'ariaLabel') ?? alternativesIn(node)) : text;
}

function alternativesIn(node: Element): string {
  return node.children
    .flatMap((child) => {
      if (child.type !== 'element') return [];
      return child.tagName === 'img' ? [attribute(child, 'alt') ?? ''] : [alternativesIn(child)];
    })
    .join(' ')
    .trim();
}

/**
 * Reads what the audit needs of a page.
 * @param url its URL path: `/ja/about`
 * @param tree as an HTML parser makes it: what it moves out of the head does not count there
 */
export function parsePage(url: string, tree: Root): ParsedPage {
  const reader = new PageReader();
  for (const child of tree.children) {
    if (child.type === 'element') {
      reader.read(child, { isInHead: false, isInMain: false, isInNav: false, lang: '' });
    }
  }
  const address = addressOf(url);
  const { lang, textLang, text } = reader;
  return {
    url,
    ...address,
    lang,
    textLang,
    titles: reader.titles,
    meta: reader.meta,
    canonicals: reader.canonicals,
    alternates: reader.alternates,
    formats: reader.formats,
    strays: reader.strays,
    h1: reader.h1,
    links: reader.links,
    ids: reader.ids,
    jsonLd: reader.jsonLd,
    imagesWithoutAlt: reader.imagesWithoutAlt,
    insecure: reader.insecure,
    text,
    words: wordCount(text, textLang ?? 'en'),
  };
}
