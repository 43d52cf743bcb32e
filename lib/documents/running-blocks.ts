import type { Nodes, Parents, Root, Text } from 'hast';
import { visitParents } from 'unist-util-visit-parents';

/** Elements that are no running text in any respect: headings, links, code and buttons. */
const skipped = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'code', 'pre', 'button'];

/** Elements within a sentence: what stands before and after them goes on. */
const inline = ['a', 'br', 'code', 'del', 'dfn', 'em', 'strong', 'sup'];

/** A text node of a block, with where its text stands in that of the block. */
export type Piece = {
  node: Text;
  parent: Parents;
  start: number;
  end: number;
  /** Whether it is running text; else, as in a link, it only says what stands around others. */
  isOpen: boolean;
};

function isOneOf(node: Nodes, tags: readonly string[]): boolean {
  return node.type === 'element' && tags.includes(node.tagName);
}

/** The call to action has a button of its own. */
function isCallToAction(node: Nodes): boolean {
  return node.type === 'element' && node.properties.dataKind === 'cta';
}

/**
 * The running text of a document in reading order, by block: paragraph, list entry, table cell. A block
 * without any is left out, as are headings and the call to action.
 * @param alsoSkipped further elements that are no running text to the caller
 */
export function runningBlocks(root: Root, alsoSkipped: readonly string[]): Piece[][] {
  const closed = [...skipped, ...alsoSkipped];
  const blocks: Piece[][] = [];
  let last: Parents | undefined;
  visitParents(root, 'text', (node, ancestors) => {
    const parent = ancestors.at(-1) ?? root;
    const block = ancestors.findLast((ancestor) => !isOneOf(ancestor, inline)) ?? root;
    if (block !== last) blocks.push([]);
    last = block;
    const pieces = blocks.at(-1);
    const start = pieces?.at(-1)?.end ?? 0;
    const isOpen = !ancestors.some((each) => isOneOf(each, closed) || isCallToAction(each));
    pieces?.push({ node, parent, start, end: start + node.value.length, isOpen });
  });
  return blocks.filter((pieces) => pieces.some(({ isOpen }) => isOpen));
}

/** The text of a block, with that of its links and code. */
export function textOfBlock(pieces: readonly Piece[]): string {
  return pieces.map(({ node }) => node.value).join('');
}

/** Puts other nodes in the place of a piece. */
export function replacePiece({ node, parent }: Piece, nodes: Parents['children']): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
}
