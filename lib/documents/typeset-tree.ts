import type { Parents, Root, Text } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { typeset } from '@/lib/text/typeset';

const code = ['code', 'pre'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** What stands within a text and does not end it. */
const phrases = ['a', 'del', 'dfn', 'em', 'strong'];

/** Whether more of the same text comes after a piece of it. */
function goesOn(piece: Text, ancestors: readonly Parents[]): boolean {
  let child: Parents | Text = piece;
  for (const parent of ancestors.toReversed()) {
    if (parent.children.at(-1) !== child) return true;
    if (parent.type !== 'element' || !phrases.includes(parent.tagName)) return false;
    child = parent;
  }
  return false;
}

/**
 * Keeps together in all texts of a document what must not be broken over two lines; not in code.
 * @param lang tag of its language
 */
export function typesetTree(tree: Root, lang = 'en'): void {
  visitParents(tree, 'text', (node, ancestors) => {
    const tags = ancestors.map((parent) => (parent.type === 'element' ? parent.tagName : ''));
    if (tags.some((tag) => code.includes(tag))) return;
    const isHeading = tags.some((tag) => headings.includes(tag));
    const kind = goesOn(node, ancestors) ? 'part' : 'text';
    node.value = typeset(node.value, isHeading ? 'heading' : kind, lang);
  });
}
