import type { Element } from 'hast';
import { element } from './elements';

/** An item of a list. One paragraph, alone or before lists, is written without blank lines around it. */
export function listItem(blocks: Element[]): Element {
  const [first, ...rest] = blocks;
  const isTight =
    first?.tagName === 'p' && rest.every(({ tagName }) => tagName === 'ul' || tagName === 'ol');
  return element('li', isTight ? [...first.children, ...rest] : blocks);
}
