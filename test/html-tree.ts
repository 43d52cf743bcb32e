import type { Root } from 'hast';
import { markdownToHast } from '@/lib/documents/markdown';

/** Markdown as an HTML tree, with unresolved placeholders. */
export function htmlTree(markdown: string): Root {
  return markdownToHast(markdown, 'x.md', (text) => text);
}
