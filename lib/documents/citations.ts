import type { Nodes, Parents, Root, Text } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';

/** Placeholders as `i18n/placeholders.ts` fills them: `[[vatRate]]`, `[[wageInterval:dative]]`. */
const placeholder = /\[\[([^\]:]*)(?::[^\]]*)?\]\]/g;

/** Nodes in which no reference may be: headings are repeated in the contents, and a link holds no other. */
const withoutReferences: Nodes['type'][] = ['heading', 'link', 'linkReference'];

/** Id of a source in the list of a document, by its number from 1. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

function reference(number: number): Nodes {
  return {
    type: 'link',
    url: `#${sourceAnchor(number)}`,
    children: [{ type: 'text', value: String(number) }],
    data: { hProperties: { dataNote: '' } },
  };
}

/** Splits a text behind each placeholder whose source has no reference yet. */
function splitAtSources(
  { value }: Text,
  numberOf: (name: string) => number | undefined,
  referred: Set<number>,
): Nodes[] {
  const parts: Nodes[] = [];
  let start = 0;
  for (const { 0: found, 1: name = '', index } of value.matchAll(placeholder)) {
    const number = numberOf(name);
    if (number === undefined || referred.has(number)) continue;
    referred.add(number);
    const end = index + found.length;
    parts.push({ type: 'text', value: value.slice(start, end) }, reference(number));
    start = end;
  }
  return start < value.length ? [...parts, { type: 'text', value: value.slice(start) }] : parts;
}

/**
 * Numbers the sources of a document by their first mention, and puts a reference behind the first placeholder of
 * each that is not in a heading or a link. Changes the tree, whose placeholders are not filled yet.
 * @param sourceOf the source of a placeholder, e.g. a law with its section, as a key; undefined where it has none
 * @returns the keys in the order of their numbers
 */
export function markCitations(
  tree: Root,
  sourceOf: (name: string) => string | undefined,
): string[] {
  const keys: string[] = [];
  const referred = new Set<number>();
  const numberOf = (name: string) => {
    const key = sourceOf(name);
    if (key === undefined) return undefined;
    if (!keys.includes(key)) keys.push(key);
    return keys.indexOf(key) + 1;
  };
  visitParents(tree, 'text', (node, ancestors) => {
    const parent: Parents | undefined = ancestors.at(-1);
    if (parent === undefined) return undefined;
    if (ancestors.some(({ type }) => withoutReferences.includes(type))) {
      for (const [, name = ''] of node.value.matchAll(placeholder)) numberOf(name);
      return undefined;
    }
    const parts = splitAtSources(node, numberOf, referred);
    // Parts are phrasing content, as the text in their place was.
    const siblings: Nodes[] = parent.children;
    const index = siblings.indexOf(node);
    siblings.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return keys;
}
