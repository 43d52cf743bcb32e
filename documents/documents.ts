import type { Root } from 'hast';
import { explainedTerms, termsOf } from '@/content/glossary';
import { keywordsOf } from '@/content/link-keywords';
import { plannedLinks } from '@/content/link-plan';
import type { DocumentId } from '@/content/pages';
import { type Locale, locales } from '@/i18n/locales';
import { fillPlaceholders } from '@/i18n/placeholders';
import { markUpDocument } from '@/lib/documents/mark-up-document';
import { markdownToHast } from '@/lib/documents/markdown';
import { markNumberColumns } from '@/lib/documents/number-columns';
import { typesetTree } from '@/lib/documents/typeset-tree';
import { readDocumentText, versionOf } from './document-files';
import { type DocumentEntry, documentEntry } from './entries';

/** A document with its body. */
export type SiteDocument = DocumentEntry & {
  /** The body as an HTML tree: placeholders filled, terms explained, links set, typeset. */
  tree: Readonly<Root>;
};

/**
 * Reads the body of a document in a language. What is filled in is text, whatever characters it has.
 * Keywords are looked for in the text as it was written, so it is typeset after that.
 * @param path of the document, at which it is listed; it is never linked to
 * @throws Error naming file and field of what is missing or malformed, or of a planned link that stands
 * nowhere in the document
 */
export function readBody(id: DocumentId, locale: Locale, path: string): Root {
  const { source, file } = readDocumentText(id, locale);
  const tree = markdownToHast(source, file, (text) =>
    fillPlaceholders(text, locale, `${file}: body`),
  );
  markNumberColumns(tree);
  const words = { keywords: keywordsOf(locale), terms: explainedTerms(locale) };
  markUpDocument(tree, words, path, plannedLinks(locale, path));
  typesetTree(tree, locales[locale].lang, termsOf(locale));
  return tree;
}

const bodies = new Map<string, { version: string; body: Root }>();

/**
 * A body as `readBody` reads it, cached: both addresses of a document show it, that in English also in each
 * language without a body of its own.
 */
function bodyOf({ id, bodyLocale, path }: DocumentEntry): Root {
  const key = `${id} ${bodyLocale}`;
  const version = versionOf([id]);
  const known = bodies.get(key);
  if (known?.version === version) return known.body;
  const body = readBody(id, bodyLocale, path);
  bodies.set(key, { version, body });
  return body;
}

/**
 * Reads one document in a locale; its body is English where that has not been translated.
 * @param id e.g. `articles/cash-flow-optimization`
 * @throws Error when there is no such document, or naming file and field of what is malformed
 */
export function readDocument(id: string, locale: Locale): SiteDocument {
  const entry = documentEntry(id, locale);
  return { ...entry, tree: bodyOf(entry) };
}
