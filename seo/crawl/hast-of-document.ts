import type { ElementContent, Root } from 'hast';
import { element, textNode } from '@/lib/markup/elements';

/** Properties whose names do not follow from their attributes. */
const propertyNames: ReadonlyMap<string, string> = new Map([
  ['aria-roledescription', 'ariaRoleDescription'],
  ['hreflang', 'hrefLang'],
]);

function propertyOf(attribute: string): string {
  const isHyphenated = /^(?:aria|data)-/.test(attribute);
  const camelCase = attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return propertyNames.get(attribute) ?? (isHyphenated ? camelCase : attribute);
}

function childrenOf(parent: Node): ElementContent[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [textNode(node.data)];
    if (!(node instanceof Element)) return [];
    const properties = [...node.attributes].map(({ name, value }) => [propertyOf(name), value]);
    return [element(node.localName, childrenOf(node), Object.fromEntries(properties))];
  });
}

/**
 * A document of the browser as a hast tree: elements and texts, without the contents of templates. Properties have the
 * names of `hast-util-from-html`, as far as the page reader uses them, and unparsed values (`attribute` in
 * `lib/markup/elements.ts` reads both). A library that knows all attributes would add 18 KB.
 * `test/html/hast-of-document.test.ts` reads every page both ways.
 */
export function hastOfDocument(document: Document): Root {
  return { type: 'root', children: childrenOf(document) };
}
