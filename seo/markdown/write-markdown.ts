import type { Element } from 'hast';
import type { Nodes, Root, Text } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
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

/** No blank lines between the items of a list unless one has several paragraphs. */
function tightLists() {
  return (tree: Root) =>
    visit(tree, 'list', (list) => {
      for (const item of list.children) {
        const [, ...rest] = item.children;
        item.spread = rest.some(({ type }) => type !== 'list');
      }
      list.spread = list.children.some(({ spread }) => spread);
    });
}

const writer = unified()
  .use(rehypeRemark)
  .use(tightLists)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    incrementListMarker: true,
    handlers: { text: writeText },
  });

/** Writes a plain tree (`seo/page-tree/content-tree.ts`) as Markdown with the tables of GFM. */
export function writeMarkdown(children: Element[]): string {
  return writer.stringify(writer.runSync({ type: 'root', children }));
}
