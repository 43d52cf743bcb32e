import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { documentSlugs } from '@/content/pages';
import { type Document, readDocument } from '@/documents/documents';
import type { Locale } from '@/i18n/locales';

/** The document at a path without locale prefix, of either family; undefined for other pages. */
export function documentAt(path: string, locale: Locale): Document | undefined {
  for (const kind of ['articles', 'blogs'] as const) {
    for (const slug of documentSlugs[kind]) {
      if (path.endsWith(`/${kind}/${slug}`)) return readDocument(`${kind}/${slug}`, locale);
    }
  }
  return undefined;
}

/** Every paragraph, list entry, heading and cell of a document. */
export function blocksOf({ tree }: Document): string[] {
  const blocks: string[] = [];
  visit(tree, 'element', (node) => {
    if (/^(?:p|li|h[2-6]|t[hd])$/.test(node.tagName)) blocks.push(textOf(node));
  });
  return blocks;
}

/** The links in a document's text, set by hand or by the text's words. */
export function linksOf({ tree }: Document): { text: string; path: string }[] {
  const links: { text: string; path: string }[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a')
      links.push({ text: textOf(node), path: String(node.properties.href) });
  });
  return links;
}
