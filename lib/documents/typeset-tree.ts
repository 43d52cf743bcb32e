import type { Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { typeset } from '@/lib/text/typeset';

const code = ['code', 'pre'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Keeps together in all texts of a document what must not be broken over two lines; not in code.
 * @param lang tag of its language
 */
export function typesetTree(tree: Root, lang = 'en'): void {
  visitParents(tree, 'text', (node, ancestors) => {
    const tags = ancestors.map((parent) => (parent.type === 'element' ? parent.tagName : ''));
    if (tags.some((tag) => code.includes(tag))) return;
    node.value = typeset(
      node.value,
      tags.some((tag) => headings.includes(tag)) ? 'heading' : 'text',
      lang,
    );
  });
}
