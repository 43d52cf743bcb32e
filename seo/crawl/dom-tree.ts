import type { ElementContent, Properties, Root, Element as TreeElement } from 'hast';

/** Attributes whose property has another name. */
const names: ReadonlyMap<string, string> = new Map([
  ['aria-expanded', 'ariaExpanded'],
  ['aria-hidden', 'ariaHidden'],
  ['aria-label', 'ariaLabel'],
  ['aria-labelledby', 'ariaLabelledBy'],
  ['aria-roledescription', 'ariaRoleDescription'],
  ['class', 'className'],
  ['datetime', 'dateTime'],
  ['hreflang', 'hrefLang'],
  ['http-equiv', 'httpEquiv'],
]);

/** Attributes that are lists of words. */
const lists: ReadonlySet<string> = new Set([
  'aria-labelledby',
  'aria-roledescription',
  'class',
  'http-equiv',
  'rel',
]);

function nameOf(attribute: string): string {
  return attribute.startsWith('data-')
    ? attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : (names.get(attribute) ?? attribute);
}

function propertyOf(attribute: string, value: string): Properties[string] {
  if (lists.has(attribute)) return value.split(/\s+/).filter((word) => word !== '');
  // Either there or not, but for `until-found`.
  if (attribute === 'hidden') return value === '' || value.toLowerCase() === 'hidden' || value;
  return value;
}

function elementOf(element: Element): TreeElement {
  const properties = [...element.attributes].map(({ name, value }) => [
    nameOf(name),
    propertyOf(name, value),
  ]);
  return {
    type: 'element',
    tagName: element.localName,
    properties: Object.fromEntries(properties),
    children: childrenOf(element),
  };
}

function childrenOf(parent: Node): ElementContent[] {
  return [...parent.childNodes].flatMap((node): ElementContent[] => {
    if (node instanceof Element) return [elementOf(node)];
    return node instanceof Text ? [{ type: 'text', value: node.data }] : [];
  });
}

/**
 * A document of the browser as the tree that the readers of pages read: elements and texts. What templates
 * hold is left out. Properties are named and split as `hast-util-from-html` does as far as anything in `seo/`
 * looks at them. That is why this is no library: those that name all attributes there are bring 18 KB of
 * names. A property with a name or type of its own that a reader looks at from now on belongs in the tables
 * above; `test/html/dom-tree.test.ts` reads every page both ways.
 */
export function domTree(document: Document): Root {
  return { type: 'root', children: childrenOf(document) };
}
