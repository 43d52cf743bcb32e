import type { ElementContent, Parents, Root } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { element, textNode } from '@/lib/markup/elements';
import { phrasesOf } from '@/lib/text/phrases';
import { typeset } from '@/lib/text/typeset';
import { unbrokenParts } from '@/lib/text/unbroken-parts';

const code = ['code', 'pre'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** A text whose unbreakable parts are in elements of their own. */
function textNodes(value: string, kind?: 'text' | 'heading'): ElementContent[] {
  return unbrokenParts(value, kind).map(({ text: part, isUnbroken }) =>
    isUnbroken ? element('span', [textNode(part)], { dataUnbroken: '' }) : textNode(part),
  );
}

/** A text of a heading with the places between its phrases at which a line may break. */
function headingNodes(value: string, lang: string, terms: readonly string[]): ElementContent[] {
  return phrasesOf(value, lang, terms).flatMap((phrase, index) => [
    ...(index === 0 ? [] : [element('wbr', [])]),
    ...textNodes(phrase, 'heading'),
  ]);
}

/**
 * Typesets all text except code: keeps unbreakable parts of running text together, and sets the allowed line
 * breaks of headings.
 * @param lang tag of its language
 * @param terms of the site in that language, which no heading breaks
 */
export function typesetTree(tree: Root, lang = 'en', terms: readonly string[] = []): void {
  visitParents(tree, 'text', (node, ancestors) => {
    const tags = ancestors.map((parent) => (parent.type === 'element' ? parent.tagName : ''));
    if (tags.some((tag) => code.includes(tag))) return SKIP;
    const isHeading = tags.some((tag) => headings.includes(tag));
    const shown = typeset(node.value, isHeading ? 'heading' : 'text', lang);
    const nodes = isHeading ? headingNodes(shown, lang, terms) : textNodes(shown);
    const parent: Parents | undefined = ancestors.at(-1);
    if (parent === undefined) return SKIP;
    const index = parent.children.indexOf(node);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
