import type { Element, Parents, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { contextualLinks, type KeywordIndex } from '@/lib/text/contextual-links';

/**
 * Elements whose texts get no links (spec §7), explanations of terms, and the call to action, which has
 * its button.
 */
const skipped = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'code', 'pre', 'button', 'dfn'];

function isSkipped(node: Element): boolean {
  return skipped.includes(node.tagName) || node.properties.dataKind === 'cta';
}

/** The texts of a document that may be linked, in reading order, each with its parent. */
function linkableTexts(root: Root): { node: Text; parent: Parents }[] {
  const texts: { node: Text; parent: Parents }[] = [];
  visit(root, (node, _, parent) => {
    if (node.type === 'element' && isSkipped(node)) return SKIP;
    if (node.type === 'text' && parent !== undefined) texts.push({ node, parent });
    return undefined;
  });
  return texts;
}

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
  const texts = linkableTexts(root);
  const results = contextualLinks(
    texts.map(({ node }) => node.value),
    keywords,
    [path, ...linkedPaths(root)],
  );
  texts.forEach(({ node, parent }, index) => {
    const segments = results[index] ?? [];
    if (segments.every((segment) => segment.path === undefined)) return;
    const nodes = segments.map(({ text, path: href }): Text | Element => {
      const value: Text = { type: 'text', value: text };
      if (href === undefined) return value;
      const properties = { href, dataContextual: true };
      return { type: 'element', tagName: 'a', properties, children: [value] };
    });
    parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
  });
}
