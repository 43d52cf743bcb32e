import {
  type DocumentId,
  type DocumentKind,
  documentIds,
  documentPath,
  documentSlugs,
} from '@/content/pages';
import { site } from '@/content/site';
import type { Locale } from '@/i18n/locales';
import { fillPlaceholders } from '@/i18n/placeholders';
import { isPseudoLocale, pseudoText } from '@/i18n/pseudo';
import { type DocumentFiles, readDocumentFiles } from './files';

export type Document = DocumentFiles['meta'] &
  DocumentFiles['frontMatter'] & {
    id: DocumentId;
    kind: DocumentKind;
    slug: string;
    /** Path without locale prefix at which the document is listed. */
    path: string;
    /** The language the text is in: English where the locale has no translation yet. */
    locale: Locale;
    /** Only blog posts have a picture of their own. */
    hero?: DocumentFiles['hero'];
    /** Markdown without front matter, placeholders filled. */
    body: string;
  };

/** The id of a document. @throws Error when `documentSlugs` does not list the slug */
function documentId(kind: DocumentKind, slug: string): DocumentId {
  const id = documentIds.find((known) => known === `${kind}/${slug}`);
  if (id === undefined) {
    throw new Error(`content/pages.ts: documentSlugs.${kind} does not list "${slug}"`);
  }
  return id;
}

/** What makes a line of Markdown a heading, a list entry or a container is syntax, not text. */
function pseudoMarkdown(line: string, locale: Locale): string {
  const syntax = /^(?::::.*|#+ |- |\d+\. )/.exec(line)?.[0] ?? '';
  return syntax + pseudoText(line.slice(syntax.length), locale);
}

/**
 * Reads one document in a locale, or in English where it has not been translated.
 * @throws Error naming file and field of what is missing or malformed
 */
export function readDocument(kind: DocumentKind, slug: string, locale: Locale): Document {
  const files = readDocumentFiles(kind, slug, locale);
  const { meta, frontMatter, hero, language, file } = files;
  const body = fillPlaceholders(files.source, language, file);
  const document: Document = {
    ...meta,
    ...frontMatter,
    ...(hero ? { hero } : {}),
    id: documentId(kind, slug),
    kind,
    slug,
    path: documentPath(kind, slug, meta.canonicalFamily),
    locale: language,
    body,
  };
  // The pseudo-texts of the test-only build are made of English.
  if (!site.pseudo || !isPseudoLocale(locale)) return document;
  const inPseudo = (text: string) => pseudoText(text, locale);
  return {
    ...document,
    title: inPseudo(document.title),
    description: inPseudo(document.description),
    excerpt: inPseudo(document.excerpt),
    locale,
    body: body
      .split('\n')
      .map((line) => pseudoMarkdown(line, locale))
      .join('\n'),
  };
}

/** Reads a document by its id; the rest as `readDocument`. */
export function readDocumentById(id: DocumentId, locale: Locale): Document {
  const kind = id.startsWith('blogs/') ? 'blogs' : 'articles';
  return readDocument(kind, id.slice(id.indexOf('/') + 1), locale);
}

/** All documents of a kind, newest first; documents of one day in the order of `documentSlugs`. */
export function readDocuments(kind: DocumentKind, locale: Locale): Document[] {
  return documentSlugs[kind]
    .map((slug) => readDocument(kind, slug, locale))
    .sort((a, b) => b.date.localeCompare(a.date));
}
