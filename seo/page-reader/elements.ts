import type { Element, ElementContent, Properties, Root } from 'hast';
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

/**
 * All elements below one, in their order. What templates hold is no part of a page before a script says so.
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

/** A property as the attribute that it is in HTML: `['alternate', 'nofollow']` → `alternate nofollow`. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Text below an element, each run of white space as one space. */
export function textIn(node: Element): string {
  return textContent(node).replace(/\s+/g, ' ').trim();
}

/** Whether an element is a heading. */
export const isHeading = isNamed('h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Whether an element is a link. */
export function isLink({ tagName, properties }: Element): boolean {
  return tagName === 'a' && properties.href !== undefined;
}

/** Whether the text of an element goes on with the sentence around it. */
export const isInline = isNamed(
  ...'a abbr b bdi br cite code data del dfn em i kbd mark q ruby rt s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const hiddenTags = isNamed('script', 'style', 'template', 'noscript', 'svg', 'input', 'textarea');
/** Tabs stand before their panels, messages appear later. */
const hiddenRoles = new Set<unknown>(['tablist', 'alert', 'status']);

/**
 * Whether readers skip an element, as no part of what a page says: decoration, controls that need a script, ways through
 * the page or the site, what is shown only on paper or by a screen reader (`data-shown-only`).
 */
export function isSkipped(node: Element): boolean {
  const { tagName, properties } = node;
  const hidden = attribute(node, 'hidden') ?? 'until-found';
  return (
    hiddenTags(node) ||
    (tagName === 'button' && properties.ariaExpanded === undefined) ||
    (tagName === 'img' && !properties.alt) ||
    properties.ariaHidden === 'true' ||
    hidden !== 'until-found' ||
    properties.dataShownOnly !== undefined ||
    hiddenRoles.has(properties.role) ||
    // The languages of a page are what it is about.
    (tagName === 'nav' && elementsIn(node, isTranslation).length === 0)
  );
}

function isTranslation({ properties }: Element): boolean {
  return properties.hrefLang !== undefined;
}

/** Whether a link stands in a sentence that was not written for it: set by a rule or by an editor. */
function isAddedLink({ properties }: Element): boolean {
  return properties.dataContextual !== undefined || properties.dataPlanned !== undefined;
}

/**
 * The title of a card, and the link to the page that it is about: a list item whose heading is a link, or is
 * repeated by the link below it (“Read more – Title”).
 * @returns undefined for what is no card
 */
export function cardOf(item: Element): { title: Element; link: Element } | undefined {
  if (item.tagName !== 'li') return undefined;
  const [title] = elementsIn(item, isHeading);
  if (title === undefined) return undefined;
  const link = elementsIn(item, isLink).find(
    (each) => !isAddedLink(each) && textIn(each).includes(textIn(title)),
  );
  return link && { title, link };
}

/** The main area of a page, if it has one. */
export function mainOf(page: Root): Element | undefined {
  return elementsIn(page, isNamed('main'))[0];
}

/** The links of a part of a page but for the ways through the page or the site. */
export function contentLinks(part: Element): Element[] {
  return elementsIn(part, isLink, ({ tagName }) => tagName !== 'nav');
}
