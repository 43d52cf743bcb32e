import type { Root } from 'hast';
import { type Source, sourceKey, sourcesOf } from '@/content/facts';
import { explainedTerms, termsOf } from '@/content/glossary';
import { keywordsOf } from '@/content/link-keywords';
import { plannedLinks } from '@/content/link-plan';
import type { DocumentId } from '@/content/pages';
import { type Locale, locales } from '@/i18n/locales';
import { fillPlaceholders, placeholdersIn } from '@/i18n/placeholders';
import { markCitations } from '@/lib/documents/citations';
import { markDiagrams } from '@/lib/documents/diagrams';
import { markUpDocument } from '@/lib/documents/mark-up-document';
import { fillTexts, htmlTree, parseMarkdown } from '@/lib/documents/markdown';
import { markColumns } from '@/lib/documents/table-columns';
import { typesetTree } from '@/lib/documents/typeset-tree';
import { readDocumentText, versionOf } from './document-files';
import { type DocumentEntry, documentEntry } from './entries';

type Body = {
  /** The body as an HTML tree: placeholders filled, sources referred to, terms explained, links set, typeset. */
  tree: Readonly<Root>;
  /** The sources of its rules, by the numbers of the references, which begin with 1. */
  sources: readonly Source[];
};

/** A document with its body. */
export type SiteDocument = DocumentEntry & Body;

/**
 * Reads the body of a document in a language. What is filled in is text, whatever characters it has.
 * Keywords are looked for in the text as it was written, so it is typeset after that.
 * @param path of the document, at which it is listed; it is never linked to
 * @throws Error naming file and field of what is missing or malformed, or of a planned link that is
 * nowhere in the document
 */
export function readBody(id: DocumentId, locale: Locale, path: string): Body {
  const { source, file } = readDocumentText(id, locale);
  const markdown = parseMarkdown(source, file);
  const sources = sourcesOf(markCitations(markdown, sourceKey), placeholdersIn(source));
  fillTexts(markdown, (text) => fillPlaceholders(text, locale, `${file}: body`));
  const tree = htmlTree(markdown);
  markDiagrams(tree, locales[locale].lang, file);
  markColumns(tree);
  const words = { keywords: keywordsOf(locale), terms: explainedTerms(locale) };
  markUpDocument(tree, words, path, plannedLinks(locale, path));
  typesetTree(tree, locales[locale].lang, termsOf(locale));
  return { tree, sources };
}

const bodies = new Map<string, { version: string; body: Body }>();

/** `readBody`, cached: both paths of a document show a body, and languages without one of their own the English one. */
function bodyOf({ id, bodyLocale, path }: DocumentEntry): Body {
  const key = `${id} ${bodyLocale}`;
  const version = versionOf([id]);
  const known = bodies.get(key);
  if (known?.version === version) return known.body;
  const body = readBody(id, bodyLocale, path);
  bodies.set(key, { version, body });
  return body;
}

/** Reads a document; its body is English where that is not translated. Throws as `readBody`, and when there is none. */
export function readDocument(id: string, locale: Locale): SiteDocument {
  const entry = documentEntry(id, locale);
  return { ...entry, ...bodyOf(entry) };
}
