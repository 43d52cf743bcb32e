import type { Element, ElementContent, Properties } from 'hast';
import { toString as textContent } from 'hast-util-to-string';

/** Makes an element. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a text. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** The classes by which readers of pages know what an element is: on no page they have other names. */
export const readClasses = ['font-semibold', 'hidden', 'no-print', 'sr-only'] as const;

/** Whether an element has a class. */
export function hasClass(
  { properties: { className } }: Element,
  name: (typeof readClasses)[number],
): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Whether an element is a heading. */
export function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

/** Whether an element is there for those alone who hear the page. */
export function isHeardOnly(node: Element): boolean {
  return hasClass(node, 'sr-only');
}

/**
 * All elements below one that a test accepts, in their order.
 * @param enters whether to look below an element; below all without it
 */
export function elementsIn(
  parent: Element,
  accepts: (node: Element) => boolean,
  enters: (node: Element) => boolean = () => true,
): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const below = enters(child) ? elementsIn(child, accepts, enters) : [];
    return accepts(child) ? [child, ...below] : below;
  });
}

/** Text below an element, each run of white space as one space. */
export function textIn(node: Element): string {
  return textContent(node).replace(/\s+/g, ' ').trim();
}
