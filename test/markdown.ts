import type { Root } from 'hast';
import { parseMarkdown } from '@/lib/documents/markdown';

/** Markdown as an HTML tree, its placeholders as they are. */
export function htmlTree(markdown: string): Root {
  return parseMarkdown(markdown, 'x.md', (text) => text);
}
