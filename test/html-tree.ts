import type { Root } from 'hast';
import { parseMarkdown } from '@/lib/documents/markdown';

/** Markdown as an HTML tree, with unresolved placeholders. */
export function htmlTree(markdown: string): Root {
  return parseMarkdown(markdown, 'x.md', (text) => text);
}
