import type { Nodes, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { escapeText } from './escape-text';

type TextHandler = NonNullable<NonNullable<Options['handlers']>['text']>;

/** The texts of a block, with a sign where its Markdown has one. */
function textsOf(node: Nodes): string {
  if ('children' in node) {
    const sign = node.type === 'strong' || node.type === 'emphasis' ? '*' : '';
    return sign + node.children.map(textsOf).join('') + sign;
  }
  return node.type === 'text' ? node.value : '';
}

const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** The library’s own way puts backslashes wherever something could be meant. */
const writeText: TextHandler = ({ value }: Text, parent, state, { before, after }) => {
  // A part of a link or of what is emphasized does not know how its block goes on.
  const block = parent !== undefined && blocks.has(parent.type) ? textsOf(parent) : undefined;
  return escapeText(value, {
    before,
    after,
    inCell: state.stack.includes('tableCell'),
    inLink: state.stack.includes('label'),
    isPaired: (sign) => block === undefined || block.split(sign).length > 2,
  });
};

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    incrementListMarker: true,
    handlers: { text: writeText },
  });

/** Writes a tree as Markdown with the tables of GFM. */
export function writeMarkdown(tree: Root): string {
  return writer.stringify(tree);
}
