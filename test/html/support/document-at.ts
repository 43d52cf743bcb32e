import type { Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { documentIdAt } from '@/content/pages';
import { readDocument, type SiteDocument } from '@/documents/documents';
import { documentEntry } from '@/documents/entries';
import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { everyPage, type HtmlPage, isSampledLocale, type PageAddress } from './html-page';

/** Texts and links of a document, which its page has to show. */
type DocumentContent = {
  /** Every paragraph, list entry, heading and cell. */
  blocks: string[];
  /** The paths that the author links to, without locale prefix and hash. */
  linkedPaths: string[];
};

/** The text of a node without references to sources. */
function withoutNotes(node: Nodes): string {
  if (node.type === 'element' && node.properties.dataNote !== undefined) return '';
  return 'children' in node ? node.children.map(withoutNotes).join('') : textOf(node);
}

function contentIn(tree: Root): DocumentContent {
  const content: DocumentContent = { blocks: [], linkedPaths: [] };
  visit(tree, 'element', ({ tagName, properties }, _, parent) => {
    if (tagName !== 'a' || parent === undefined) return;
    if (properties.dataContextual || properties.dataPlanned) return;
    content.linkedPaths.push(String(properties.href).replace(/#.*$/, ''));
  });
  visit(tree, 'element', (node) => {
    if (/^(?:p|li|h[2-6]|t[hd])$/.test(node.tagName)) content.blocks.push(withoutNotes(node));
  });
  return content;
}

const documents = new Map<string, SiteDocument & DocumentContent>();

/** The document at a path without locale prefix, of either family; undefined for other pages. */
export function documentAt(
  path: string,
  locale: Locale,
): (SiteDocument & DocumentContent) | undefined {
  const id = documentIdAt(path);
  if (id === undefined) return undefined;
  const key = `${id} ${locale}`;
  const known = documents.get(key);
  if (known !== undefined) return known;
  const document = readDocument(id, locale);
  const found = { ...document, ...contentIn(document.tree) };
  documents.set(key, found);
  return found;
}

/** The language of the texts in the main area of a page, which may not be that of the page. */
export function textLocale({ $, locale, path }: HtmlPage): Locale {
  const lang = $('main').attr('lang');
  const main = localeCodes.find((code) => locales[code].lang === lang) ?? locale;
  return documentAt(path, locale)?.bodyLocale ?? main;
}

/** Whether a page is a document in a language into which its body has not been translated. */
function isUntranslated({ path, locale }: PageAddress): boolean {
  const id = documentIdAt(path);
  return id !== undefined && documentEntry(id, locale).bodyLocale !== locale;
}

/**
 * The pages for slow checks: untranslated documents, which show the English body, are taken in the sampled locale
 * of their path only.
 */
export const distinctPages: PageAddress[] = everyPage.filter(
  (page) => isSampledLocale(page) || !isUntranslated(page),
);
