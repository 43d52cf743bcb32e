import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** A section of a document: id of its heading, and the heading's text. */
export type ContentsEntry = { id: string; text: string };

/** The sections of a document (headings of the second level) in order. */
export function tableOfContents(root: Root): ContentsEntry[] {
  return root.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2'
      ? [{ id: String(node.properties.id), text: textOf(node) }]
      : [],
  );
}
