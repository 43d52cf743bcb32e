import type { DocumentId } from '@/content/pages';
import { defaultLocale } from '@/i18n/locales';
import { placeholdersIn } from '@/i18n/placeholders';
import { readDocumentText } from './files';

/** The names of the facts and identity values that the text of a document refers to, in any language. */
export function documentFacts(id: DocumentId): string[] {
  return placeholdersIn(readDocumentText(id, defaultLocale).source);
}
