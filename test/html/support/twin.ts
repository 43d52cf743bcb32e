import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { twinPath } from '@/seo/markdown/twin-path';
import { type HtmlPage, outFile } from './html-page';

/** The Markdown twin of a page: the file, its text below the front matter, and that as a tree. */
export type Twin = { source: string; body: string; tree: Root };

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads a twin as a program reads Markdown (GFM). */
export function parseTwin(source: string): Twin {
  const body = source.replace(/^---\n.*?\n---\n/s, '');
  return { source, body, tree: parser.parse(body) };
}

const twins = new Map<string, Twin>();

/** The twin of a page, as the build has written it. */
export function twinOf({ locale, path, url }: HtmlPage): Twin {
  const known = twins.get(url);
  if (known !== undefined) return known;
  const twin = parseTwin(readFileSync(outFile(twinPath(locale, path)), 'utf8'));
  twins.set(url, twin);
  return twin;
}
