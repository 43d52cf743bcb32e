import type { DatesRecord } from '@/content/dates';
import {
  type DocumentId,
  documentIdAt,
  documentIds,
  documentPath,
  pages,
  partsOf,
} from '@/content/pages';
import { readDocumentMeta } from '@/documents/files';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { translatedLocales } from '@/seo/translated-locales';
import { textHash } from './text-hash';

/** The paths whose texts have dates: pages for search engines, and documents at their plain path. */
const datedPaths: string[] = [
  ...Object.values(pages)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => path),
  ...documentIds.map((id) => {
    const { kind, slug } = partsOf(id);
    return documentPath(kind, slug);
  }),
];

/** A text that is not as it was when its date was recorded. */
type ChangedText = { path: string; locale: Locale };

/**
 * Compares the texts of all pages with what is recorded of them.
 * @param today the day to record for what has changed
 * @returns the record as it should be; the texts that are new or have changed; the days that documents
 *   should have as `updated` in their `meta.json` and have not; the paths that are gone
 */
export function updatedRecord(record: DatesRecord, today: string) {
  const next: DatesRecord = {};
  const changed: ChangedText[] = [];
  const documents = new Map<DocumentId, string>();
  for (const path of datedPaths) {
    const before = record[path];
    const id = documentIdAt(path);
    const texts: DatesRecord[string]['texts'] = {};
    for (const locale of translatedLocales(path)) {
      const hash = textHash(path, locale);
      const known = before?.texts[locale];
      const text = known?.hash === hash ? known : { hash, changed: today };
      texts[locale] = text;
      if (text !== known) changed.push({ path, locale });
      if (id !== undefined && locale === defaultLocale) {
        if (readDocumentMeta(id).updated !== text.changed) documents.set(id, text.changed);
      }
    }
    next[path] = id === undefined ? { published: before?.published ?? today, texts } : { texts };
  }
  return {
    record: next,
    changed,
    documents,
    gone: Object.keys(record).filter((path) => !(path in next)),
  };
}
