import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString as textContent } from 'hast-util-to-string';

/** A hast element. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A hast text node. */
export function textNode(value: string): ElementContent {
  return { type: 'text', value };
}

/**
 * All descendants of an element in document order. The contents of templates are no part of a page.
 * @param accepts which of them; all without it
 * @param enters whether to look below an element; below all without it
 */
export function elementsIn(
  parent: Root | Element,
  accepts: (node: Element) => boolean = () => true,
  enters: (node: Element) => boolean = () => true,
): Element[] {
  const found: Element[] = [];
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (accepts(child)) found.push(child);
      if (enters(child)) visit(child);
    }
  };
  visit(parent);
  return found;
}

/** A test for the name of an element. */
export function isNamed(...names: string[]): (node: Element) => boolean {
  const set = new Set(names);
  return ({ tagName }) => set.has(tagName);
}

/** A property as an HTML attribute: `['alternate', 'nofollow']` → `alternate nofollow`. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The text of an element, each run of white space as one space. */
export function textIn(node: Element): string {
  return textContent(node).replace(/\s+/g, ' ').trim();
}

/** Whether an element is a heading, `h1` to `h6`. */
export const isHeading = isNamed('h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Whether an element is a link with a URL. */
export function isLink({ tagName, properties }: Element): boolean {
  return tagName === 'a' && properties.href !== undefined;
}

const inlineTags =
  'a abbr b bdi br cite code data del dfn em i kbd mark q ruby rt s samp small span strong sub sup time u var wbr';
/** Whether an element is phrasing content without a block of its own. */
export const isInline = isNamed(...inlineTags.split(' '));

const hasSkippedTag = isNamed(
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'input',
  'textarea',
);
/** Tab lists repeat the labels of panels, messages appear later. */
const skippedRoles = new Set<unknown>(['tablist', 'alert', 'status']);

/**
 * Whether an element is no part of the content: decoration, controls that need a script, navigation, and elements shown
 * only on screens, on paper, to screen readers or without scripts (`data-shown-only`).
 */
export function isSkipped(node: Element): boolean {
  const { tagName, properties } = node;
  const isTranslation = (each: Element) => each.properties.hrefLang !== undefined;
  return (
    hasSkippedTag(node) ||
    (tagName === 'button' && properties.ariaExpanded === undefined) ||
    (tagName === 'img' && !properties.alt) ||
    properties.ariaHidden === 'true' ||
    // The content of `hidden="until-found"` can be opened.
    (attribute(node, 'hidden') ?? 'until-found') !== 'until-found' ||
    properties.dataShownOnly !== undefined ||
    skippedRoles.has(properties.role) ||
    // The links to translations of a document are content.
    (tagName === 'nav' && elementsIn(node, isTranslation).length === 0)
  );
}

/**
 * The title of a card and the link to the page that it presents: a list item whose heading is a link, or is repeated by
 * the link below it (“Read more – Title”). Links that a rule or an editor has set in its text, and links out of the site, do
 * not count.
 * @returns undefined for other elements
 */
export function cardOf(item: Element): { title: Element; link: Element } | undefined {
  if (item.tagName !== 'li') return undefined;
  const [title] = elementsIn(item, isHeading);
  if (title === undefined) return undefined;
  const link = elementsIn(item, isLink).find(
    (each) =>
      each.properties.dataContextual === undefined &&
      each.properties.dataPlanned === undefined &&
      each.properties.target === undefined &&
      textIn(each).includes(textIn(title)),
  );
  return link && { title, link };
}

/** The main area of a page, if it has one. */
export function mainOf(page: Root): Element | undefined {
  return elementsIn(page, isNamed('main'))[0];
}

/** The links in a part of a page outside navigation. */
export function contentLinks(part: Element): Element[] {
  return elementsIn(part, isLink, ({ tagName }) => tagName !== 'nav');
}
