import type { Element, Parents, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { firstUses, type Term } from '@/lib/text/first-uses';

/** Elements in which no term is explained: headings, links, code, tables, and the call to action. */
const skipped = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'code', 'pre', 'button', 'table'];

/** Stands before a text that goes on after another element: no sentence begins there. */
const goesOn = '\u{FFFC}';

/** Explains each term where a document first uses it, in place; `title` is the term (HTML, dfn). */
export function explainTerms(root: Root, terms: readonly Term[]): void {
  const texts: { node: Text; parent: Parents }[] = [];
  visit(root, (node, _, parent) => {
    const isSkipped =
      node.type === 'element' &&
      (skipped.includes(node.tagName) || node.properties.dataKind === 'cta');
    if (isSkipped) return SKIP;
    if (node.type === 'text' && parent !== undefined) texts.push({ node, parent });
    return undefined;
  });
  const lead = ({ node, parent }: (typeof texts)[number]) =>
    parent.children[0] === node ? '' : goesOn;
  const uses = firstUses(
    texts.map((text) => lead(text) + text.node.value),
    terms,
  );
  for (const [index, found] of uses) {
    const text = texts[index];
    if (text === undefined) continue;
    const { node, parent } = text;
    const shift = lead(text).length;
    const nodes: (Text | Element)[] = [];
    let at = 0;
    for (const { start, end, first } of found) {
      const [from, to] = [start - shift, end - shift];
      nodes.push({ type: 'text', value: node.value.slice(at, from) });
      nodes.push({
        type: 'element',
        tagName: 'dfn',
        properties: { title: node.value.slice(from, to) },
        children: [{ type: 'text', value: first }],
      });
      at = to;
    }
    nodes.push({ type: 'text', value: node.value.slice(at) });
    parent.children.splice(
      parent.children.indexOf(node),
      1,
      ...nodes.filter((each) => each.type === 'element' || each.value !== ''),
    );
  }
}
