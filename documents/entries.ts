import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CoverName, type ImageName, image } from '@/content/images';
import {
  type DocumentId,
  type DocumentKind,
  documentIds,
  documentPath,
  partsOf,
} from '@/content/pages';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import {
  type DocumentMeta,
  type FrontMatter,
  readDocumentMeta,
  readDocumentText,
  textLocales,
  versionOf,
} from './document-files';

/** A document without its body: all that lists, cards, links and the head of its page show of it. */
export type DocumentEntry = DocumentMeta &
  FrontMatter & {
    id: DocumentId;
    kind: DocumentKind;
    slug: string;
    /** Path without locale prefix at which the document is listed. */
    path: string;
    /** The language of title, description, excerpt and `heroAlt`: English until they are translated. */
    locale: Locale;
    /** The language of the body. Where it is another one, only the texts above are translated yet. */
    bodyLocale: Locale;
  };

/** Reads an entry, in English where the locale has no file. @throws Error naming file and field of what is wrong */
export function readDocumentEntry(id: DocumentId, locale: Locale): DocumentEntry {
  const meta = readDocumentMeta(id);
  const textLocale = textLocales(id).includes(locale) ? locale : defaultLocale;
  const { frontMatter, source } = readDocumentText(id, textLocale);
  const { kind, slug } = partsOf(id);
  return {
    ...meta,
    id,
    kind,
    slug,
    path: documentPath(kind, slug, meta.canonicalFamily),
    locale: textLocale,
    bodyLocale: source === '' ? defaultLocale : textLocale,
    ...frontMatter,
  };
}

const cache = new Map<Locale, { version: string; entries: readonly DocumentEntry[] }>();

/** Newest first. A build reads each file once; elsewhere a changed file shows at once. */
function entriesIn(locale: Locale): readonly DocumentEntry[] {
  const version = versionOf(documentIds);
  const known = cache.get(locale);
  if (known?.version === version) return known.entries;
  // What is not translated is shared with English.
  const entries = documentIds.map((id) =>
    locale === defaultLocale || textLocales(id).includes(locale)
      ? readDocumentEntry(id, locale)
      : documentEntry(id, defaultLocale),
  );
  entries.sort((a, b) => b.date.localeCompare(a.date));
  cache.set(locale, { version, entries });
  return entries;
}

/**
 * One document without its body. All functions below throw as `readDocumentEntry` does when any document of
 * the site is missing or malformed.
 * @throws Error when there is no such document
 */
export function documentEntry(id: string, locale: Locale): DocumentEntry {
  const entry = entriesIn(locale).find((each) => each.id === id);
  if (entry === undefined) throw new Error(`content/${id}: there is no such document`);
  return entry;
}

/** All documents of a kind, newest first; those of one day in alphabetical order of their slugs. */
export function documentEntries(kind: DocumentKind, locale: Locale): readonly DocumentEntry[] {
  return entriesIn(locale).filter((entry) => entry.kind === kind);
}

/**
 * The locales in which a document is translated: those whose file has a body. English is always one.
 * A locale with front matter alone shows the English body, so it is none.
 */
export function translatedDocumentLocales(id: DocumentId): Locale[] {
  return localeCodes.filter((locale) => documentEntry(id, locale).bodyLocale === locale);
}

/** The cover of a document: its own drawing, or the cloth of its first cluster while it has none. */
export function documentCover({ kind, slug, clusters }: DocumentEntry): ImageName {
  const cover: CoverName = `cover-${kind === 'blogs' ? 'blog' : 'article'}-${slug}`;
  const file = path.join(process.cwd(), 'public', image(cover).src);
  return existsSync(file) ? cover : `cluster-${clusters[0]}`;
}

/** At most this many related documents are shown. */
const relatedLimit = 4;

/**
 * What else there is on a document's first cluster: at most four, never itself, nor what it already
 * suggests. It begins with the next older one and goes round, so that each member is reached from
 * its neighbors.
 */
export function relatedDocuments(document: DocumentEntry, locale: Locale): DocumentEntry[] {
  const [cluster] = document.clusters;
  const members = entriesIn(locale).filter(({ clusters }) => clusters.includes(cluster));
  const own = members.findIndex(({ id }) => id === document.id);
  return [...members.slice(own + 1), ...members.slice(0, own)]
    .filter(({ id }) => !document.suggestions.includes(id))
    .slice(0, relatedLimit);
}
