import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markdownPath } from '@/seo/markdown/markdown-path';
import { type HtmlPage, outFile } from './html-page';

/** The Markdown version of a page: the file, its text below the front matter, and that as a tree. */
export type MarkdownVersion = { source: string; body: string; tree: Root };

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads a Markdown version as a program reads Markdown (GFM). */
export function parseMarkdown(source: string): MarkdownVersion {
  const body = source.replace(/^---\n.*?\n---\n/s, '');
  return { source, body, tree: parser.parse(body) };
}

const versions = new Map<string, MarkdownVersion>();

/** The Markdown version of a page, as the build has written it. */
export function markdownOf({ locale, path, url }: HtmlPage): MarkdownVersion {
  const known = versions.get(url);
  if (known !== undefined) return known;
  const version = parseMarkdown(readFileSync(outFile(markdownPath(locale, path)), 'utf8'));
  versions.set(url, version);
  return version;
}
