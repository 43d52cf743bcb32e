import type { Element, Root, Text } from 'hast';
import { type FirstUse, firstUses, type Term } from '@/lib/text/first-uses';
import { type Piece, replacePiece, runningBlocks, textOfBlock } from './running-blocks';

/** A piece with the explanations that stand in it. */
function explained({ node, start: from }: Piece, uses: readonly FirstUse[]): (Text | Element)[] {
  const text = (start: number, end?: number): Text => ({
    type: 'text',
    value: node.value.slice(start, end),
  });
  const nodes: (Text | Element)[] = [];
  let at = 0;
  for (const { start, end, first } of uses) {
    nodes.push(text(at, start - from), {
      type: 'element',
      tagName: 'dfn',
      properties: {},
      children: [{ type: 'text', value: first }],
    });
    at = end - from;
  }
  nodes.push(text(at));
  return nodes.filter((each) => each.type === 'element' || each.value !== '');
}

/**
 * Explains each term where a document first uses it, in place. What a sentence is, and what stands in
 * brackets, is seen in the whole block; a term that only partly stands in an element stays as it is, and
 * so do those of tables.
 */
export function explainTerms(root: Root, terms: readonly Term[]): void {
  const blocks = runningBlocks(root, ['table']);
  const holds = (piece: Piece, start: number, end: number) =>
    piece.isOpen && piece.start <= start && end <= piece.end;
  const uses = firstUses(
    blocks.map(textOfBlock),
    terms,
    (index, start, end) => blocks[index]?.some((piece) => holds(piece, start, end)) ?? false,
  );
  for (const [index, found] of uses) {
    for (const piece of blocks[index] ?? []) {
      const own = found.filter(({ start, end }) => holds(piece, start, end));
      if (own.length > 0) replacePiece(piece, explained(piece, own));
    }
  }
}
