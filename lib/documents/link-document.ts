import type { Element, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';
import { contextualLinks, type KeywordIndex } from '@/lib/text/contextual-links';
import { replacePiece, runningBlocks } from './running-blocks';

/** Paths that a document already links to, without hash. */
function linkedPaths(root: Root): string[] {
  const paths: string[] = [];
  visit(root, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') paths.push(String(properties.href).replace(/#.*$/, ''));
  });
  return paths;
}

/**
 * Turns the first mention of each target in a document into a link, in place.
 * @param path of the document, which is never linked to; nor is what its author already links to
 */
export function linkDocument(root: Root, keywords: KeywordIndex, path: string): void {
  // Each text by itself, whatever stands around it; explanations of terms get no links.
  const pieces = runningBlocks(root, ['dfn'])
    .flat()
    .filter(({ isOpen }) => isOpen);
  const results = contextualLinks(
    pieces.map(({ node }) => node.value),
    keywords,
    [path, ...linkedPaths(root)],
  );
  pieces.forEach((piece, index) => {
    const segments = results[index] ?? [];
    if (segments.every((segment) => segment.path === undefined)) return;
    const nodes = segments.map(({ text, path: href }): Text | Element => {
      const value: Text = { type: 'text', value: text };
      if (href === undefined) return value;
      const properties = { href, dataContextual: true };
      return { type: 'element', tagName: 'a', properties, children: [value] };
    });
    replacePiece(piece, nodes);
  });
}
