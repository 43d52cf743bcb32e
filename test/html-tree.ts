import type { Root } from 'hast';
import { fillTexts, htmlTree, parseMarkdown } from '@/lib/documents/markdown';

/** Markdown as an HTML tree; its placeholders stay where nothing fills them. */
export function htmlTreeOf(markdown: string, fill = (text: string) => text): Root {
  const tree = parseMarkdown(markdown, 'x.md');
  fillTexts(tree, fill);
  return htmlTree(tree);
}
