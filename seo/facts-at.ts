import { documentIdAt, pageIdAt } from '@/content/pages';
import { documentFacts } from '@/documents/document-files';
import { pageFacts } from '@/i18n/page-sources';

/** The names of the facts that a page states, in any language. @param path path without locale prefix */
export function factsAt(path: string): string[] {
  const document = documentIdAt(path);
  if (document !== undefined) return documentFacts(document);
  const page = pageIdAt(path);
  return page === undefined ? [] : pageFacts(page);
}
