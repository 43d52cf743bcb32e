import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { fillPlaceholders } from '@/lib/placeholders';
import { isPseudoLocale, pseudoText } from '@/lib/pseudo';
import { type DocumentKind, documentPath, documentSlugs } from './pages';
import { documentFrontMatter, documentMeta } from './schema';
import { site } from './site';

export type Document = z.infer<typeof documentMeta> &
  z.infer<typeof documentFrontMatter> & {
    kind: DocumentKind;
    slug: string;
    /** Path without locale prefix at which the document is listed. */
    path: string;
    /** The language the text is in: English where the locale has no translation yet. */
    locale: Locale;
    /** Markdown without front matter, placeholders filled. */
    body: string;
  };

function readText(file: string): string {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  } catch {
    throw new Error(`${file}: the file is missing`);
  }
}

function check<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`${file}: bad document\n${problems.join('\n')}`);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file}: not valid JSON: ${error.message}`);
    throw error;
  }
}

/**
 * Reads one document in a locale, or in English where it has not been translated.
 * @throws Error naming file and field of what is missing or malformed
 */
export function readDocument(kind: DocumentKind, slug: string, locale: Locale): Document {
  const folder = `content/${kind}/${slug}`;
  const meta = check(`${folder}/meta.json`, documentMeta, parseJson(`${folder}/meta.json`));
  // The pseudo-texts of the test-only build are made of English.
  const pseudo = site.pseudo && isPseudoLocale(locale);
  const translated =
    !pseudo &&
    existsSync(path.join(/* turbopackIgnore: true */ process.cwd(), folder, `${locale}.md`));
  const language = translated ? locale : defaultLocale;
  const file = `${folder}/${language}.md`;
  const source = new VFile({ value: fillPlaceholders(readText(file), language, file) });
  try {
    matter(source, { strip: true });
  } catch (error) {
    throw new Error(`${file}: bad front matter: ${error instanceof Error ? error.message : error}`);
  }
  const frontMatter = check(file, documentFrontMatter, source.data.matter);
  const body = String(source).trim();
  if (body === '') throw new Error(`${file}: bad document\n  body: must not be empty`);
  const inPseudo = (text: string) => (pseudo ? pseudoText(text, locale) : text);
  // What makes a line a heading, a list entry or a container is syntax, not text.
  const bodyInPseudo = (line: string) => {
    const syntax = /^(?::::.*|#+ |- |\d+\. )/.exec(line)?.[0] ?? '';
    return syntax + inPseudo(line.slice(syntax.length));
  };
  return {
    ...meta,
    title: inPseudo(frontMatter.title),
    description: inPseudo(frontMatter.description),
    excerpt: inPseudo(frontMatter.excerpt),
    kind,
    slug,
    path: documentPath(kind, slug, meta.canonicalFamily),
    locale: pseudo ? locale : language,
    body: body.split('\n').map(bodyInPseudo).join('\n'),
  };
}

/** All documents of a kind, newest first; documents of one day in the order of `documentSlugs`. */
export function readDocuments(kind: DocumentKind, locale: Locale): Document[] {
  return documentSlugs[kind]
    .map((slug) => readDocument(kind, slug, locale))
    .sort((a, b) => b.date.localeCompare(a.date));
}
