import type { Element } from 'hast';
import { elementsIn, hasClass } from './elements';

const tags = new Set(['script', 'style', 'template', 'noscript', 'svg', 'input', 'textarea']);
/** Tabs stand before their panels, messages appear later. */
const roles = new Set<unknown>(['tablist', 'alert', 'status']);

/** Ways through the page or the site. Those to other languages are what the page is about. */
function isNavigation(node: Element): boolean {
  return (
    node.tagName === 'nav' &&
    elementsIn(node, ({ properties }) => properties.hrefLang !== undefined).length === 0
  );
}

/**
 * Whether an element is no part of what a page says: decoration, controls that need a script, ways
 * through the page, what is shown on paper only.
 */
export function isHidden(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    tags.has(tagName) ||
    (tagName === 'button' && properties.ariaExpanded === undefined) ||
    (tagName === 'img' && !properties.alt) ||
    properties.ariaHidden === 'true' ||
    properties.hidden === true ||
    roles.has(properties.role) ||
    hasClass(node, 'hidden') ||
    isNavigation(node)
  );
}
