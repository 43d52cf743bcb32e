import { Parser } from 'htmlparser2';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import type { Alternate, Link, ParsedPage } from './parsed-page';

type Attributes = Record<string, string>;

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

/** Collects a page's facts while the parser reads it. */
class PageReader {
  lang: string | undefined;
  readonly titles: string[] = [];
  readonly meta = new Map<string, string[]>();
  readonly canonicals: string[] = [];
  readonly alternates: Alternate[] = [];
  readonly formats = new Map<string, string[]>();
  readonly h1: string[] = [];
  readonly links: Link[] = [];
  readonly ids = new Set<string>();
  readonly jsonLd: string[] = [];
  private isInHead = false;
  /** What the text that comes belongs to. */
  private text: string[] | undefined;

  open(name: string, attributes: Attributes): void {
    if (attributes.id !== undefined) this.ids.add(attributes.id);
    if (name === 'html') this.lang = attributes.lang;
    if (name === 'head') this.isInHead = true;
    if (name === 'title' && this.isInHead) this.begin(this.titles);
    if (name === 'h1') this.begin(this.h1);
    if (name === 'script' && attributes.type === 'application/ld+json') this.begin(this.jsonLd);
    if (name === 'a' && attributes.href !== undefined) {
      this.links.push({ href: attributes.href, lang: attributes.hreflang });
    }
    // Elsewhere, search engines do not read these.
    if (this.isInHead && name === 'meta') this.readMeta(attributes);
    if (this.isInHead && name === 'link') this.readLink(attributes);
  }

  close(name: string): void {
    if (name === 'head') this.isInHead = false;
    if (name === 'title' || name === 'h1' || name === 'script') this.text = undefined;
  }

  read(text: string): void {
    if (this.text !== undefined) this.text[this.text.length - 1] += text;
  }

  private begin(list: string[]): void {
    list.push('');
    this.text = list;
  }

  private readMeta({ name, property, content }: Attributes): void {
    const key = name ?? property;
    if (key !== undefined) add(this.meta, key.toLowerCase(), content ?? '');
  }

  private readLink({ rel = '', href = '', hreflang, type }: Attributes): void {
    const relations = rel.toLowerCase().split(/\s+/);
    if (relations.includes('canonical')) this.canonicals.push(href);
    if (!relations.includes('alternate')) return;
    if (hreflang !== undefined) this.alternates.push({ lang: hreflang, href });
    else if (type !== undefined) add(this.formats, type, href);
  }
}

/**
 * Reads what the audit needs of a page.
 * @param url its URL path: `/ja/about`
 */
export function parsePage(url: string, html: string): ParsedPage {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.read(text),
  });
  parser.end(html);
  const { lang, titles, meta, canonicals, alternates, formats, h1, links, ids, jsonLd } = reader;
  return {
    url,
    ...addressOf(url),
    lang,
    titles,
    meta,
    canonicals,
    alternates,
    formats,
    h1,
    links,
    ids,
    jsonLd,
  };
}
