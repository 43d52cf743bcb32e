import type { Nodes, Parents, Root, Text } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { element, elementsIn, isNamed, textNode } from '@/lib/markup/elements';
import {
  markUpTexts,
  type RunningPiece,
  type TextPart,
  type Words,
} from '@/lib/text/mark-up-texts';
import type { PlannedLink } from '@/lib/text/planned-links';

/** Elements that are no running text: headings, also of tables, links, code and buttons. */
const skipped = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'a', 'code', 'pre', 'button'];

/** Phrasing content: a sentence continues across these elements. */
const inline = ['a', 'br', 'code', 'del', 'em', 'strong', 'sup'];

type Piece = RunningPiece & { node: Text; parent: Parents };

function isOneOf(node: Nodes, tags: readonly string[]): boolean {
  return node.type === 'element' && tags.includes(node.tagName);
}

/** A call to action gets no links, since it has a button, nor do the labels of a checklist's boxes. */
function isUnlinked(node: Nodes): boolean {
  return node.type === 'element' && ['cta', 'checklist'].includes(String(node.properties.dataKind));
}

/** The text of a document in reading order, by block: paragraph, list entry, heading, table cell. */
function blocksOf(root: Root): Piece[][] {
  const blocks: Piece[][] = [];
  let last: Parents | undefined;
  visitParents(root, 'text', (node, ancestors) => {
    const block = ancestors.findLast((ancestor) => !isOneOf(ancestor, inline)) ?? root;
    if (block !== last) blocks.push([]);
    last = block;
    blocks.at(-1)?.push({
      node,
      text: node.value,
      parent: ancestors.at(-1) ?? root,
      isMarkable: !ancestors.some((each) => isOneOf(each, skipped) || isUnlinked(each)),
      inTable: ancestors.some((each) => isOneOf(each, ['table'])),
    });
  });
  // Blocks with nothing to mark up, such as headings, do not count as a first use.
  return blocks.filter((pieces) => pieces.some(({ isMarkable }) => isMarkable));
}

function linkedPaths(root: Root): string[] {
  return elementsIn(root, isNamed('a')).map(({ properties }) =>
    String(properties.href).replace(/#.*$/, ''),
  );
}

function nodeOf({ text, path, isPlanned, isTerm }: TextPart): Parents['children'][number] {
  const value = textNode(text);
  if (isTerm) return element('dfn', [value]);
  if (path === undefined) return value;
  const mark = isPlanned ? { dataPlanned: true } : { dataContextual: true };
  return element('a', [value], { href: path, ...mark });
}

/**
 * Explains the terms of a document and adds links, in place (`markUpTexts`).
 * @param path of the document, which is never linked to; nor is what its author already links to
 * @throws Error as `plannedPlaces` does
 */
export function markUpDocument(
  root: Root,
  words: Words,
  path: string,
  planned: readonly PlannedLink[],
): void {
  const blocks = blocksOf(root);
  const exclude = [path, ...linkedPaths(root)];
  const parts = markUpTexts(blocks, words, { exclude, planned });
  const markable = blocks.flat().filter(({ isMarkable }) => isMarkable);
  for (const [index, { node, parent }] of markable.entries()) {
    const nodes = (parts[index] ?? []).map(nodeOf);
    parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
  }
}
