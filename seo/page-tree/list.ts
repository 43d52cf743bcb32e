import type { Element } from 'hast';
import { element, elementsIn, isHeading, text, textIn } from './elements';
import { listItem } from './list-item';
import type { Reader, Rule } from './reader';

function isItem(node: { type: string; tagName?: string }): node is Element {
  return node.type === 'element' && node.tagName === 'li';
}

/** Whether an item has a heading of its own, not one of an item within. */
function isSection(item: Element): boolean {
  return elementsIn(item, isHeading, ({ tagName }) => tagName !== 'li').length > 0;
}

/**
 * An item with a heading as the section that it is. The heading comes first: what stands above it, such
 * as a category, would else belong to the section before. A number becomes a part of it.
 */
function readSection(item: Element, { flow }: Reader): Element[] {
  const blocks = flow(item.children);
  const title = blocks.find(isHeading);
  if (title === undefined) return blocks;
  const number = blocks.find((block) => block.tagName === 'p' && /^\d+$/.test(textIn(block)));
  const others = blocks.filter((block) => block !== title && block !== number);
  const before = number === undefined ? [] : [text(`${textIn(number)} `)];
  return [{ ...title, children: [...before, ...title.children] }, ...others];
}

function readItem(item: Element, { flow }: Reader, number: number | undefined): Element {
  const [first, ...rest] = flow(item.children);
  if (first === undefined) return element('li', []);
  // A list writes its numbers itself.
  const isNumber = number !== undefined && rest.length > 0 && isNumbering(first, number);
  return listItem(isNumber ? rest : [first, ...rest]);
}

/** Whether a block says no more than the number of its item: `Note 3`. */
function isNumbering(block: Element, number: number): boolean {
  return block.tagName === 'p' && new RegExp(`^\\D{0,12}${number}$`).test(textIn(block));
}

/**
 * A list: as sections with a rule after the last, where its items have headings, else as a list.
 */
export const readList: Rule = (node, reader) => {
  const items = node.children.filter(isItem);
  if (items.some(isSection)) {
    return [...items.flatMap((item) => readSection(item, reader)), element('hr', [])];
  }
  const isOrdered = node.tagName === 'ol';
  const start = Number(node.properties.start ?? 1);
  const read = items
    .map((item, index) => readItem(item, reader, isOrdered ? start + index : undefined))
    .filter(({ children }) => children.length > 0);
  const properties = isOrdered && start !== 1 ? { start } : {};
  return read.length === 0 ? [] : [element(node.tagName, read, properties)];
};
