import { site } from '@/content/site';
import { labelColon } from '@/i18n/label-colon';
import { localizedPath } from '@/i18n/paths';
import type { BuiltPage } from '@/seo/built-page';
import { contentTree } from '@/seo/page-tree/content-tree';
import { type PageHead, parsePage } from '@/seo/page-tree/parse-page';
import { formNote } from './form-note';
import { frontMatter } from './front-matter';
import { writeMarkdown } from './write-markdown';

/** A page as Markdown: what its head says of it, and its text. */
export type PageText = { head: PageHead; body: string };

function read(page: BuiltPage): PageText {
  const { locale, path } = page;
  const { head, main } = parsePage(page);
  const tree = contentTree(main, {
    url: site.origin + localizedPath(locale, path),
    colon: labelColon(locale),
    formNote: (url) => formNote(locale, url),
  });
  return { head, body: writeMarkdown(tree) };
}

const texts = new WeakMap<BuiltPage, PageText>();

/**
 * Reads a built page as Markdown; each page once, however often it is asked for.
 * @throws Error naming the page and what it lacks
 */
export function readPageText(page: BuiltPage): PageText {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const found = read(page);
  texts.set(page, found);
  return found;
}

/**
 * The Markdown twin of a page: front matter in YAML, then all that its main area says, as Markdown (GFM).
 * @throws Error naming the page and what it lacks
 */
export function pageMarkdown(page: BuiltPage): string {
  const { head, body } = readPageText(page);
  return `${frontMatter(head)}\n${body}`;
}
