import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';
import { categories } from '@/content/categories';
import { clusters } from '@/content/clusters';
import { type DocumentId, documentIds, partsOf } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import { defaultLocale, isLocale, type Locale, localeCodes } from '@/i18n/locales';
import { messageFile } from '@/i18n/message-files';
import { fillPlaceholders, placeholdersIn } from '@/i18n/placeholders';
import { namingSource } from '@/lib/errors/error-text';
import { readJson, readText, trimmedText, validate } from '@/lib/errors/read-json';
import { invalidSource } from '@/lib/errors/validation-errors';
import { descriptionProblem } from '@/lib/search/search-limits';

/** Shapes of the two files of a document. A file that differs stops the build. */

const day = z.iso.date('must be a date such as 2025-01-31');

const changeTexts = z
  .partialRecord(z.enum(localeCodes as [Locale, ...Locale[]]), trimmedText)
  .refine((texts) => texts[defaultLocale] !== undefined, `must have the text in ${defaultLocale}`);

/** `meta.json` of a document: the values that all languages share. */
const documentMeta = z.strictObject({
  date: day,
  /** The day on which the English text was last changed; `npm run dates` keeps it true. */
  updated: day.optional(),
  readMinutes: z
    .int()
    .min(5, 'must be 5 to 10: a document has 750 words at least')
    .max(10, 'must be 5 to 10'),
  category: z.enum(categories),
  /** The first one gives an article its cover and names its related content. */
  clusters: z
    .tuple([z.enum(clusters)], z.enum(clusters))
    .refine((given) => given.length <= 2, 'must be one or two'),
  /** What to read next, at most three. */
  suggestions: z.array(z.enum(documentIds)).min(1).max(3),
  /** The services that do what the document is about. */
  services: z.array(z.enum(serviceKeys)).min(2).max(3),
  canonicalFamily: z.enum(['plain', 'insights']).default('plain'),
  /** What was corrected, the latest first; English, and languages into which that is translated. */
  changes: z.array(z.strictObject({ date: day, text: changeTexts })).default([]),
});

const searchDescription = trimmedText.refine((value) => descriptionProblem(value) === undefined, {
  error: ({ input }) => descriptionProblem(String(input)) ?? '',
});

/** Front matter of a document's Markdown: what every language has. */
const frontMatter = z.strictObject({
  title: trimmedText,
  description: searchDescription,
  excerpt: trimmedText,
});

/** The front matter by kind: blog posts also describe their picture. */
const frontMatters = { articles: frontMatter, blogs: frontMatter.extend({ heroAlt: trimmedText }) };

/** The values that all languages share. */
export type DocumentMeta = z.infer<typeof documentMeta>;

/** What every language has of a document besides its body; only blog posts have a picture to describe. */
export type FrontMatter = z.infer<typeof frontMatter> & { heroAlt?: string };

function absolute(file: string): string {
  // Without `turbopackIgnore`, Next's server build would trace the whole project as what pages read.
  return path.join(/* turbopackIgnore: true */ process.cwd(), file);
}

/** The error for a document that must not be published; each problem begins with its field. */
export function invalidDocument(file: string, problems: string[]): Error {
  return invalidSource(file, 'document', problems);
}

/** Path of the file with the values that all languages share. */
export function metaFile(id: DocumentId): string {
  return `content/${id}/meta.json`;
}

/** Path of the Markdown file of a document in a language. */
export function textFile(id: string, locale: Locale): string {
  return `content/${id}/${locale}.md`;
}

/** Reads a Markdown file. @throws Error naming the file when it is missing or its front matter not YAML */
function readMarkdown(file: string): { fields: [string, unknown][]; source: string } {
  const text = new VFile({ value: readText(file) });
  namingSource(`${file}: bad front matter`, () => matter(text, { strip: true }));
  return { fields: Object.entries(text.data.matter ?? {}), source: String(text).trim() };
}

/** Reads `meta.json` of a document. @throws Error naming file and field of what is wrong */
export function readDocumentMeta(id: DocumentId): DocumentMeta {
  return readJson(metaFile(id), 'document', documentMeta);
}

/**
 * The texts of a document's file as they are written, placeholders not filled, by field: title,
 * description, excerpt, of blog posts `heroAlt`, and `body` where it has one.
 * @throws Error naming the file when it is missing or its front matter is not YAML
 */
export function writtenTexts(id: DocumentId, locale: Locale): Map<string, string> {
  const file = textFile(id, locale);
  const { fields, source } = readMarkdown(file);
  const texts = new Map(fields.map(([field, value]) => [field, String(value)]));
  return source === '' ? texts : texts.set('body', source);
}

/** Reads a document's Markdown file. @throws Error naming file and field of what is missing or malformed */
export function readDocumentText(id: DocumentId, locale: Locale) {
  const file = textFile(id, locale);
  const { fields, source } = readMarkdown(file);
  if (source === '' && locale === defaultLocale) {
    throw invalidDocument(file, ['body: must not be empty']);
  }
  const texts = fields.map(([field, value]) => [
    field,
    typeof value === 'string' ? fillPlaceholders(value, locale, `${file}: ${field}`) : value,
  ]);
  const schema = frontMatters[partsOf(id).kind];
  return {
    /** For error messages. */
    file,
    /** Markdown without front matter, placeholders not filled; empty where only that is translated. */
    source,
    /** Placeholders filled. */
    frontMatter: validate<FrontMatter>(file, 'document', schema, Object.fromEntries(texts)),
  };
}

/** The names of the facts and identity values that the text of a document refers to, in any language. */
export function documentFacts(id: DocumentId): string[] {
  return placeholdersIn(readDocumentText(id, defaultLocale).source);
}

function filesOf(id: DocumentId): string[] {
  const folder = `content/${id}`;
  try {
    return readdirSync(absolute(folder));
  } catch {
    throw new Error(`${folder}: the folder is missing`);
  }
}

/** The languages of a document's Markdown files. @throws Error naming a file in none of the site's languages */
export function textLocales(id: DocumentId): Locale[] {
  return filesOf(id).flatMap((name) => {
    if (!name.endsWith('.md')) return [];
    const locale = name.slice(0, -'.md'.length);
    if (isLocale(locale)) return locale;
    throw new Error(
      `content/${id}/${name}: no language of the site; known are ${localeCodes.join(', ')}`,
    );
  });
}

/** A cache key of documents, which changes with their files. During a build none changes, so it is constant there. */
export function versionOf(ids: readonly DocumentId[]): string {
  if (process.env.NODE_ENV === 'production') return '';
  const files = [
    ...ids.flatMap((id) => filesOf(id).map((name) => `content/${id}/${name}`)),
    // Facts are written with the words of the languages.
    ...localeCodes.map((locale) => messageFile(locale, 'common')),
  ];
  const stats = files.map((file) => statSync(absolute(file), { throwIfNoEntry: false }));
  return files.map((file, at) => `${file} ${stats[at]?.mtimeMs} ${stats[at]?.size}`).join('\n');
}
