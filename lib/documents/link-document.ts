import type { Element, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';
import { contextualLinks, type KeywordIndex } from '@/lib/text/contextual-links';
import { type PlannedLink, plannedPlaces } from '@/lib/text/planned-links';
import { replacePiece, runningBlocks } from './running-blocks';

/** Paths that a document already links to, without hash. */
function linkedPaths(root: Root): string[] {
  const paths: string[] = [];
  visit(root, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') paths.push(String(properties.href).replace(/#.*$/, ''));
  });
  return paths;
}

/** Text nodes outside of tables: editors approve a link in a sentence. */
function sentences(root: Root): ReadonlySet<Text> {
  const pieces = runningBlocks(root, ['dfn', 'table']).flat();
  return new Set(pieces.filter(({ isOpen }) => isOpen).map(({ node }) => node));
}

/**
 * Sets the planned links of a document, none in a table, and turns the first mention of each other target into one, in place.
 * @param path of the document, which is never linked to; nor is what its author already links to
 * @throws Error as `plannedPlaces` does
 */
export function linkDocument(
  root: Root,
  keywords: KeywordIndex,
  path: string,
  planned: readonly PlannedLink[],
): void {
  // Each text by itself, whatever stands around it; explanations of terms get no links.
  const pieces = runningBlocks(root, ['dfn'])
    .flat()
    .filter(({ isOpen }) => isOpen);
  const plannable = sentences(root);
  const places = plannedPlaces(
    planned,
    pieces.map(({ node }) => (plannable.has(node) ? node.value : '')),
    keywords.lang,
  );
  const results = contextualLinks(
    pieces.map(({ node }) => node.value),
    keywords,
    [path, ...linkedPaths(root)],
    places,
  );
  pieces.forEach((piece, index) => {
    const segments = results[index] ?? [];
    if (segments.every((segment) => segment.path === undefined)) return;
    const nodes = segments.map(({ text, path: href, isPlanned }): Text | Element => {
      const value: Text = { type: 'text', value: text };
      if (href === undefined) return value;
      const properties = isPlanned ? { href, dataPlanned: true } : { href, dataContextual: true };
      return { type: 'element', tagName: 'a', properties, children: [value] };
    });
    replacePiece(piece, nodes);
  });
}
