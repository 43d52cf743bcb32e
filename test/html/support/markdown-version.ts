import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markdownPath } from '@/seo/markdown/markdown-path';
import { type HtmlPage, outFile } from './html-page';

/** The Markdown version of a page: the file, and its text below the front matter as a tree. */
export type MarkdownVersion = { source: string; tree: Root };

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses a Markdown version (GFM). */
export function parseVersion(source: string): MarkdownVersion {
  return { source, tree: parser.parse(source.replace(/^---\n.*?\n---\n/s, '')) };
}

const versions = new Map<string, MarkdownVersion>();

/** The Markdown version of a page, as the build has written it. */
export function markdownVersionOf({ locale, path, url }: HtmlPage): MarkdownVersion {
  const known = versions.get(url);
  if (known !== undefined) return known;
  const version = parseVersion(readFileSync(outFile(markdownPath(locale, path)), 'utf8'));
  versions.set(url, version);
  return version;
}
