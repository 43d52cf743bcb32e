import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  type DocumentFamily,
  type DocumentKind,
  documentPath,
  documentSlugs,
} from '@/content/pages';
import { type Document, readDocument } from '@/documents/documents';
import type { Locale } from '@/i18n/locales';
import { parseMarkdown } from '@/lib/documents/markdown';

/** What the Markdown of a document says that its page shows. */
type Written = {
  /** Every paragraph, list entry, heading and cell. */
  blocks: string[];
  /** The paths that the author links to, without locale prefix and hash. */
  linked: string[];
};

type Place = { kind: DocumentKind; slug: string };

const places = new Map<string, Place>(
  (['articles', 'blogs'] as const).flatMap((kind) =>
    documentSlugs[kind].flatMap((slug) =>
      (['plain', 'insights'] as const satisfies DocumentFamily[]).map((family): [string, Place] => [
        documentPath(kind, slug, family),
        { kind, slug },
      ]),
    ),
  ),
);

function parse(body: string): Written {
  const written: Written = { blocks: [], linked: [] };
  visit(parseMarkdown(body), 'element', (node) => {
    if (/^(?:p|li|h[2-6]|t[hd])$/.test(node.tagName)) written.blocks.push(textOf(node));
    if (node.tagName === 'a') written.linked.push(String(node.properties.href).replace(/#.*$/, ''));
  });
  return written;
}

// A document is the same at both of its paths, and its text in every language without translation.
const read = new Map<string, Document & Written>();
const parsed = new Map<string, Written>();

function readWritten({ kind, slug }: Place, locale: Locale): Document & Written {
  const document = readDocument(kind, slug, locale);
  const written = parsed.get(document.body) ?? parse(document.body);
  parsed.set(document.body, written);
  return { ...document, ...written };
}

/** The document at a path without locale prefix, of either family; undefined for other pages. */
export function documentAt(path: string, locale: Locale): (Document & Written) | undefined {
  const place = places.get(path);
  if (place === undefined) return undefined;
  const key = `${place.kind}/${place.slug} ${locale}`;
  const document = read.get(key) ?? readWritten(place, locale);
  read.set(key, document);
  return document;
}
