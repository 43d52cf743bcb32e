import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import type { DocumentKind } from '@/content/pages';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { fillPlaceholders } from '@/i18n/placeholders';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { memoize } from '@/lib/memoize';
import { documentSchemas } from './schema';

type Meta = z.infer<(typeof documentSchemas)['articles']['meta']>;
type FrontMatter = z.infer<(typeof documentSchemas)['articles']['frontMatter']>;
type Hero = Pick<z.infer<(typeof documentSchemas)['blogs']['meta']>, 'heroImage'> &
  Pick<z.infer<(typeof documentSchemas)['blogs']['frontMatter']>, 'heroAlt'>;

/** The two files of a document, checked against their schemas. */
export type DocumentFiles = {
  /** Path of the Markdown file, for error messages. */
  file: string;
  metaFile: string;
  /** The language of the text: English where the locale has no translation yet. */
  language: Locale;
  meta: Meta;
  frontMatter: FrontMatter;
  /** Only blog posts have one. */
  hero?: Hero;
  /** Markdown without front matter; `[[placeholders]]` are not filled. */
  source: string;
};

function absolute(file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), file);
}

function readText(file: string): string {
  try {
    return readFileSync(absolute(file), 'utf8');
  } catch {
    throw new Error(`${file}: the file is missing`);
  }
}

/** @throws Error naming the file and each field at fault */
function check<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badDocument(file, zodProblems(parsed.error));
}

/** The error for a document that must not be published; each problem begins with its field. */
export function badDocument(file: string, problems: string[]): Error {
  return badSource(file, 'document', problems);
}

function parseJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file}: not valid JSON: ${error.message}`);
    throw error;
  }
}

/** Splits a Markdown file. @throws Error naming the file when its front matter is not YAML */
function splitMarkdown(file: string, markdown: string): { data: unknown; source: string } {
  const text = new VFile({ value: markdown });
  try {
    matter(text, { strip: true });
  } catch (error) {
    throw new Error(`${file}: bad front matter: ${error instanceof Error ? error.message : error}`);
  }
  return { data: text.data.matter, source: String(text).trim() };
}

/** Fills the placeholders in the strings of a front matter. */
function filled(data: unknown, language: Locale, file: string): unknown {
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'string' ? fillPlaceholders(value, language, `${file}: ${field}`) : value,
    ]),
  );
}

/** Whether a document has been translated into a locale. */
function isTranslated(folder: string, locale: Locale): boolean {
  return existsSync(absolute(`${folder}/${locale}.md`));
}

/** Checks the texts of the two files of a document; see `readDocumentFiles`. */
const parseFiles = memoize(
  (
    kind: DocumentKind,
    folder: string,
    language: Locale,
    json: string,
    markdown: string,
  ): DocumentFiles => {
    const [metaFile, file] = [`${folder}/meta.json`, `${folder}/${language}.md`];
    const given = parseJson(metaFile, json);
    const { data, source } = splitMarkdown(file, markdown);
    if (source === '') throw badDocument(file, ['body: must not be empty']);
    const text = filled(data, language, file);
    if (kind === 'articles') {
      const meta = check(metaFile, documentSchemas.articles.meta, given);
      const frontMatter = check(file, documentSchemas.articles.frontMatter, text);
      return { file, metaFile, language, source, meta, frontMatter };
    }
    const { heroImage, ...meta } = check(metaFile, documentSchemas.blogs.meta, given);
    const { heroAlt, ...frontMatter } = check(file, documentSchemas.blogs.frontMatter, text);
    return { file, metaFile, language, source, meta, frontMatter, hero: { heroImage, heroAlt } };
  },
);

/**
 * Reads the two files of a document.
 * @param locale the language wanted; English stands in where there is no translation
 * @throws Error naming file and field of what is missing or malformed
 */
export function readDocumentFiles(kind: DocumentKind, slug: string, locale: Locale): DocumentFiles {
  const folder = `content/${kind}/${slug}`;
  const language = isTranslated(folder, locale) ? locale : defaultLocale;
  return parseFiles(
    kind,
    folder,
    language,
    readText(`${folder}/meta.json`),
    readText(`${folder}/${language}.md`),
  );
}

/** The folders of a kind of document. */
export function documentFolders(kind: DocumentKind): string[] {
  return readdirSync(absolute(`content/${kind}`));
}
