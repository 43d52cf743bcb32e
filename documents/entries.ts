import { type Cluster, clusters } from '@/content/clusters';
import {
  type DocumentId,
  type DocumentKind,
  documentIds,
  documentPath,
  partsOf,
} from '@/content/pages';
import { defaultLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import { typeset } from '@/lib/text/typeset';
import {
  type DocumentMeta,
  readDocumentMeta,
  readDocumentText,
  textLocales,
  versionOf,
} from './files';

/** A document without its body: all that lists, cards, links and the head of its page show of it. */
export type DocumentEntry = DocumentMeta & {
  id: DocumentId;
  kind: DocumentKind;
  slug: string;
  /** Path without locale prefix at which the document is listed. */
  path: string;
  /** The language of title, description, excerpt and `heroAlt`: English until they are translated. */
  locale: Locale;
  /** The language of the body. Where it is another one, only the texts above are translated yet. */
  bodyLocale: Locale;
  /** Typeset, to be shown as a heading. */
  title: string;
  /** The title as it was written, for the head of the page. */
  metaTitle: string;
  description: string;
  /** Typeset. */
  excerpt: string;
  /** What the picture of a blog post shows. */
  heroAlt?: string;
};

/**
 * Reads a document without its body in a locale, in English where that has no file of its own.
 * @throws Error naming file and field of what is missing or malformed
 */
export function readEntry(id: DocumentId, locale: Locale): DocumentEntry {
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
    title: typeset(frontMatter.title, 'heading', locales[textLocale].lang),
    metaTitle: frontMatter.title,
    description: frontMatter.description,
    excerpt: typeset(frontMatter.excerpt, 'text', locales[textLocale].lang),
    ...(frontMatter.heroAlt === undefined ? {} : { heroAlt: frontMatter.heroAlt }),
  };
}

/** All documents of a locale, each list newest first; those of one day in alphabetical order. */
type Index = {
  byId: ReadonlyMap<string, DocumentEntry>;
  byKind: Readonly<Record<DocumentKind, readonly DocumentEntry[]>>;
  byCluster: ReadonlyMap<Cluster, readonly DocumentEntry[]>;
};

/** The entries of a locale; what is not translated is shared with English. */
function readEntries(locale: Locale): DocumentEntry[] {
  if (locale === defaultLocale) return documentIds.map((id) => readEntry(id, locale));
  const english = indexOf(defaultLocale).byId;
  return documentIds.map((id) => {
    const shared = textLocales(id).includes(locale) ? undefined : english.get(id);
    return shared ?? readEntry(id, locale);
  });
}

function readIndex(locale: Locale): Index {
  const entries = readEntries(locale).sort((a, b) => b.date.localeCompare(a.date));
  return {
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    byKind: {
      articles: entries.filter(({ kind }) => kind === 'articles'),
      blogs: entries.filter(({ kind }) => kind === 'blogs'),
    },
    byCluster: new Map(
      clusters.map((cluster) => [
        cluster,
        entries.filter((entry) => entry.clusters.includes(cluster)),
      ]),
    ),
  };
}

const indexes = new Map<Locale, { version: string; index: Index }>();

/** The one cache of documents. A build reads each file once; elsewhere a changed file shows at once. */
function indexOf(locale: Locale): Index {
  const version = versionOf(documentIds);
  const known = indexes.get(locale);
  if (known?.version === version) return known.index;
  const index = readIndex(locale);
  indexes.set(locale, { version, index });
  return index;
}

/**
 * One document without its body. All functions below throw as `readEntry` does when any document of
 * the site is missing or malformed.
 * @throws Error when there is no such document
 */
export function documentEntry(id: string, locale: Locale): DocumentEntry {
  const entry = indexOf(locale).byId.get(id);
  if (entry === undefined) throw new Error(`content/${id}: there is no such document`);
  return entry;
}

/** All documents of a kind, newest first; those of one day in alphabetical order of their slugs. */
export function documentEntries(kind: DocumentKind, locale: Locale): readonly DocumentEntry[] {
  return indexOf(locale).byKind[kind];
}

/** All documents of a cluster, newest first; those of one day as in `documentIds`. */
export function clusterEntries(cluster: Cluster, locale: Locale): readonly DocumentEntry[] {
  return indexOf(locale).byCluster.get(cluster) ?? [];
}

/**
 * The locales in which a document is translated: those whose file has a body. English is always one.
 * A locale with front matter alone shows the English body, so it is none.
 */
export function translatedLocales(id: DocumentId): Locale[] {
  return localeCodes.filter((locale) => documentEntry(id, locale).bodyLocale === locale);
}
