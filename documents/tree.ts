import type { Root } from 'hast';
import { keywordGroups } from '@/content/link-keywords';
import type { Locale } from '@/i18n/locales';
import { linkDocument } from '@/lib/documents/link-document';
import { parseMarkdown } from '@/lib/documents/markdown';
import { markNumberColumns } from '@/lib/documents/number-columns';
import { memoize } from '@/lib/memoize';

/**
 * A document's Markdown as an HTML tree with its contextual links.
 * @param body Markdown, placeholders filled
 * @param path of the document, without locale prefix
 * @param locale the language of the text
 */
export const documentTree = memoize((body: string, path: string, locale: Locale): Root => {
  const tree = parseMarkdown(body);
  markNumberColumns(tree);
  linkDocument(tree, keywordGroups(locale), path);
  return tree;
});
