import type { Element, Root } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import {
  attribute,
  contentLinks,
  elementsIn,
  isInline,
  isLink,
  isNamed,
  textIn,
} from '@/lib/markup/elements';
import { countWords } from '@/lib/text/words';
import { plainText } from '@/seo/page-reader/plain-text';
import type { ParsedHead, ParsedPage } from './parsed-page';

/** Locale and path of a URL path: `/ja/about` → ja, `/about`. */
export function localeAndPathOf(url: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = url.split('/');
  return isLocale(first) && first !== defaultLocale
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: defaultLocale, path: url };
}

/** An attribute of elements by their keys; elements without a key are left out. */
function attributeByKey(
  nodes: readonly Element[],
  keyOf: (node: Element) => string | undefined,
  name: string,
): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const node of nodes) {
    const key = keyOf(node);
    if (key === undefined) continue;
    lists.set(key, [...(lists.get(key) ?? []), attribute(node, name) ?? '']);
  }
  return lists;
}

function metaName(node: Element): string | undefined {
  return (attribute(node, 'name') ?? attribute(node, 'property'))?.toLowerCase();
}

function isRelated(node: Element, relation: string): boolean {
  const relations = (attribute(node, 'rel') ?? '').toLowerCase().split(/\s+/);
  return node.tagName === 'link' && relations.includes(relation);
}

function hrefOf(node: Element): string {
  return attribute(node, 'href') ?? '';
}

/** Metadata that search engines ignore in the body. */
function misplacedMetadataOf(node: Element): string[] {
  const meta = node.tagName === 'meta' ? metaName(node) : undefined;
  if (meta === 'robots' || meta === 'description') return [meta];
  if (isRelated(node, 'canonical')) return ['canonical'];
  const isAlternate = isRelated(node, 'alternate') && attribute(node, 'hrefLang') !== undefined;
  return isAlternate ? ['hreflang'] : [];
}

/** The accessible name of a link. */
function nameOf(node: Element): string {
  const pictures = elementsIn(node, isNamed('img')).map((img) => attribute(img, 'alt') ?? '');
  return textIn(node) || (attribute(node, 'ariaLabel') ?? pictures.join(' ').trim());
}

/** Attributes with URLs that the browser loads or sends to, and the elements where they do that. */
const sources: Readonly<Record<string, (node: Element) => boolean>> = {
  src: isNamed('img', 'script', 'iframe', 'source', 'video', 'audio', 'embed'),
  poster: isNamed('video'),
  data: isNamed('object'),
  action: isNamed('form'),
  href: (node) => isRelated(node, 'stylesheet'),
};

function loadedBy(node: Element): string[] {
  const names = Object.keys(sources).filter((name) => sources[name]?.(node));
  return names.flatMap((name) => attribute(node, name) ?? []);
}

/** `isAside`: within a part that is no running text, such as a calculator. */
type Piece = { value: string; lang: string; isAside?: true };

const isWordless = isNamed('script', 'style', 'template', 'noscript', 'svg');

/** The texts of the main area, with spaces around blocks. */
function piecesIn(node: Element, langAbove: string, mainAbove: boolean): Piece[] {
  if (isWordless(node)) return [];
  const lang = attribute(node, 'lang') ?? langAbove;
  const isMain = mainAbove || node.tagName === 'main';
  const inner = node.children.flatMap((child): Piece[] => {
    if (child.type === 'element') return piecesIn(child, lang, isMain);
    return child.type === 'text' && isMain ? [{ value: child.value, lang }] : [];
  });
  const pieces =
    attribute(node, 'dataUnlinked') === undefined
      ? inner
      : inner.map((piece) => ({ ...piece, isAside: true as const }));
  if (!isMain || (isInline(node) && node.tagName !== 'br')) return pieces;
  const space = { value: ' ', lang };
  return [space, ...pieces, space];
}

/**
 * The language of most of the running text: a document that is not translated has another one than its page, and
 * may be shorter than a calculator in it, which has the language of the page.
 */
function mainLang(pieces: readonly Piece[]): string | undefined {
  const lengths = new Map<string, number>();
  for (const { value, lang, isAside } of pieces) {
    if (isAside) continue;
    lengths.set(lang, (lengths.get(lang) ?? 0) + value.trim().length);
  }
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] || undefined;
}

/** Reads the head of a page as parsed: an HTML parser moves misplaced elements to the body. */
export function parseHead(tree: Root): ParsedHead {
  const head = elementsIn(tree, isNamed('head')).flatMap((node) => elementsIn(node));
  const alternates = head.filter((node) => isRelated(node, 'alternate'));
  return {
    titles: head.filter(isNamed('title')).map(textIn),
    meta: attributeByKey(head.filter(isNamed('meta')), metaName, 'content'),
    canonicals: head.filter((node) => isRelated(node, 'canonical')).map(hrefOf),
    alternates: alternates.flatMap((node) => {
      const lang = attribute(node, 'hrefLang');
      return lang === undefined ? [] : [{ lang, href: hrefOf(node) }];
    }),
    formats: attributeByKey(
      alternates.filter((node) => attribute(node, 'hrefLang') === undefined),
      (node) => attribute(node, 'type'),
      'href',
    ),
  };
}

/** Reads a page for the audit. @param url its URL path: `/ja/about` */
export function parsePage(url: string, tree: Root): ParsedPage {
  const all = elementsIn(tree);
  const body = elementsIn(tree, undefined, ({ tagName }) => tagName !== 'head');
  const named = (...names: string[]) => all.filter(isNamed(...names));
  const inMain = new Set(named('main').flatMap(contentLinks));
  const pieces = tree.children.flatMap((node) =>
    node.type === 'element' ? piecesIn(node, '', false) : [],
  );
  const text = plainText(pieces.map(({ value }) => value).join('')).trim();
  const [html] = named('html');
  const lang = html && attribute(html, 'lang');
  const textLang = mainLang(pieces) ?? lang;
  return {
    url,
    ...localeAndPathOf(url),
    ...parseHead(tree),
    lang,
    textLang,
    misplacedMetadata: body.flatMap(misplacedMetadataOf),
    h1: named('h1').map(textIn),
    links: named('a')
      .filter(isLink)
      .map((node) => ({
        href: hrefOf(node),
        lang: attribute(node, 'hrefLang'),
        text: nameOf(node),
        isInMain: inMain.has(node),
      })),
    ids: new Set(all.flatMap((node) => attribute(node, 'id') ?? [])),
    jsonLd: named('script')
      .filter((node) => attribute(node, 'type') === 'application/ld+json')
      .map(textContent),
    imagesWithoutAlt: named('img')
      .filter((node) => attribute(node, 'alt') === undefined)
      .map((node) => attribute(node, 'src') ?? ''),
    insecure: all.flatMap(loadedBy).filter((url) => url.startsWith('http:')),
    text,
    wordCount: countWords(text, textLang ?? 'en'),
  };
}
