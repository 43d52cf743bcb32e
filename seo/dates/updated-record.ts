import { createHash } from 'node:crypto';
import { blockTopics, countries, homeCountries } from '@/content/countries/countries';
import type { DatesRecord } from '@/content/dates';
import { factValue, lawsOf } from '@/content/facts';
import { forms } from '@/content/forms';
import {
  type DocumentId,
  documentIdAt,
  documentIds,
  documentPath,
  pageIdAt,
  pages,
  partsOf,
} from '@/content/pages';
import { readDocumentMeta, writtenTexts } from '@/documents/document-files';
import { writtenMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { pageSources } from '@/i18n/page-sources';
import { placeholdersIn } from '@/i18n/placeholders';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';
import { factsAt } from '@/seo/facts-at';
import { translatedLocales } from '@/seo/page-languages';

/** The texts of a page, unformatted: without the firm's name and address, which the environment may set. */
function textsOf(path: string, locale: Locale): string[] {
  const document = documentIdAt(path);
  if (document !== undefined) return [...writtenTexts(document, locale).values()];
  const page = pageIdAt(path);
  if (page === undefined) throw new Error(`${path}: no page has this path`);
  const tree: MessageTree = pageSources(writtenMessages(locale))[page];
  return leavesOf(tree).map(({ text }) => text);
}

/** What a page says about countries: all of them on their own page, the home countries of its readers on others. */
function countryTexts(path: string, locale: Locale): unknown[] {
  const page = pageIdAt(path);
  if (page === undefined) return [];
  const { notes, comparisons, ...sentences } = writtenMessages(locale).countries;
  if (page === 'countries') return [sentences, notes, countries];
  if (!Object.hasOwn(blockTopics, page)) return [];
  const notesOf: Record<string, unknown> = notes;
  const comparisonsOf: Record<string, unknown> = comparisons;
  const home = homeCountries[locale] ?? [];
  return [sentences, comparisonsOf[page], home.map((id) => [notesOf[id], countries[id]])];
}

/**
 * A hash of the texts of a page in a language, of the facts that they state, of the laws that it lists and of
 * what it says about countries: eight hexadecimal digits.
 * @throws Error when there is no such page, or naming a file that is missing or malformed
 */
function textHash(path: string, locale: Locale): string {
  const texts = textsOf(path, locale);
  const facts = texts.flatMap(placeholdersIn).map(factValue);
  const rules = [facts, lawsOf(factsAt(path)), ...countryTexts(path, locale)];
  // The privacy notice lists what each form asks for.
  if (path === pages.privacy.path) rules.push(Object.values(forms).map(({ fields }) => fields));
  const stated = JSON.stringify([texts, ...rules]);
  return createHash('sha256').update(stated).digest('hex').slice(0, 8);
}

/** The paths whose texts have dates: indexable pages, and documents at their canonical path. */
const datedPaths: string[] = [
  ...Object.values(pages)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => path),
  ...documentIds.map((id) => {
    const { kind, slug } = partsOf(id);
    return documentPath(kind, slug);
  }),
];

/**
 * Compares the texts of all pages with the record.
 * @param today the day to record for changed texts
 * @returns the record as it should be; the texts that are new or have changed; by document, the day that its `meta.json`
 *   lacks as `updated`; the recorded paths that no longer exist
 */
export function updatedRecord(record: DatesRecord, today: string) {
  const next: DatesRecord = {};
  const changedTexts: { path: string; locale: Locale }[] = [];
  const missingUpdates = new Map<DocumentId, string>();
  for (const path of datedPaths) {
    const before = record[path];
    const id = documentIdAt(path);
    const texts: DatesRecord[string]['texts'] = {};
    for (const locale of translatedLocales(path)) {
      const hash = textHash(path, locale);
      const known = before?.texts[locale];
      const text = known?.hash === hash ? known : { hash, changed: today };
      texts[locale] = text;
      if (text !== known) changedTexts.push({ path, locale });
      if (id !== undefined && locale === defaultLocale) {
        if (readDocumentMeta(id).updated !== text.changed) missingUpdates.set(id, text.changed);
      }
    }
    next[path] = id === undefined ? { published: before?.published ?? today, texts } : { texts };
  }
  return {
    record: next,
    changedTexts,
    missingUpdates,
    gone: Object.keys(record).filter((path) => !(path in next)),
  };
}
