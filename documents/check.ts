import { allPaths, type DocumentKind, documentPath, documentSlugs } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { documentProblems, readTimeProblem } from '@/lib/documents/rules';
import { readDocument } from './documents';
import { badDocument, documentFolders, readDocumentFiles } from './files';

/**
 * Checks one document beyond the shape of its files: read time, structure, links, figures.
 * @throws Error naming file and field of everything that is wrong
 */
export function checkDocument(kind: DocumentKind, slug: string, locale: Locale): void {
  const { file, metaFile, meta, source, language } = readDocumentFiles(kind, slug, locale);
  if (meta.suggestions.some((id) => id === `${kind}/${slug}`)) {
    throw badDocument(metaFile, ['suggestions: a document does not suggest itself']);
  }
  const problems = documentProblems({
    body: source,
    path: documentPath(kind, slug, meta.canonicalFamily),
    kind,
    knownPaths: allPaths,
  });
  if (problems.length > 0) throw badDocument(file, problems);
  // The minutes stated are those of the English body.
  const untrue = language === 'en' ? readTimeProblem(source, meta.readMinutes) : undefined;
  if (untrue !== undefined) throw badDocument(metaFile, [untrue]);
  // Also fills the placeholders of the body.
  readDocument(kind, slug, locale);
}

/**
 * Checks all documents in a locale, and that every folder belongs to a listed slug.
 * @throws Error with the problems of every document
 */
export function checkDocuments(locale: Locale): void {
  const problems: string[] = [];
  for (const kind of ['articles', 'blogs'] as const) {
    const slugs: readonly string[] = documentSlugs[kind];
    for (const folder of documentFolders(kind)) {
      if (!slugs.includes(folder)) {
        problems.push(
          `content/${kind}/${folder}: unknown slug; list it in documentSlugs of content/pages.ts`,
        );
      }
    }
    for (const slug of slugs) {
      try {
        checkDocument(kind, slug, locale);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
