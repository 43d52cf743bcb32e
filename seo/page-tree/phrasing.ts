import type { Element, ElementContent } from 'hast';
import { absoluteUrl } from './absolute-url';
import { element, isHeardOnly, text, textIn } from './elements';
import { isHidden } from './hidden';
import { plainText } from './plain-text';

/** Stands where two elements are set apart by space alone. */
const separator = ' · ';

/** Elements that stay: of all others, only what is in them. */
const kept = new Set(['strong', 'em', 'code', 'del']);

/** Whether an element may be a part of a sentence, rather than a piece that stands by itself. */
function isWithinSentence({ tagName, properties }: Element): boolean {
  return (
    kept.has(tagName) ||
    tagName === 'dfn' ||
    properties.dataContextual !== undefined ||
    properties.dataPlanned !== undefined ||
    properties.dataClause !== undefined ||
    properties.dataPhrases !== undefined ||
    properties.dataUnbroken !== undefined
  );
}

function readElement(node: Element, page: string): ElementContent[] {
  const { tagName, properties } = node;
  if (isHidden(node)) return [];
  if (tagName === 'br') return [text(' ')];
  if (tagName === 'img') {
    const src = absoluteUrl(String(properties.src), page);
    return [element('img', [], { src, alt: plainText(String(properties.alt)) })];
  }
  // What is heard only there is that the link opens a tab.
  const children =
    properties.target === '_blank'
      ? node.children.filter((child) => child.type !== 'element' || !isHeardOnly(child))
      : node.children;
  const read = readPhrasing(children, page);
  const inner = tagName === 'a' ? trimmed(read) : read;
  if (inner.length === 0) return [];
  if (tagName === 'a' && properties.href !== undefined) {
    return [element('a', inner, { href: absoluteUrl(String(properties.href), page) })];
  }
  return kept.has(tagName) ? [element(tagName, inner)] : inner;
}

/**
 * Reads nodes as one text, of which only links, pictures and emphasis are left. Elements between which
 * there is nothing but the space of the layout are separated.
 * @param page address of the page, absolute
 */
export function readPhrasing(nodes: readonly ElementContent[], page: string): ElementContent[] {
  const found: ElementContent[] = [];
  let before: Element | undefined;
  for (const node of nodes) {
    if (node.type === 'text') {
      found.push(text(plainText(node.value)));
      before = undefined;
    } else if (node.type === 'element') {
      const inner = readElement(node, page);
      if (inner.length === 0) continue;
      if (before !== undefined && !isWithinSentence(before) && !isWithinSentence(node)) {
        found.push(text(separator));
      }
      found.push(...inner);
      before = node;
    }
  }
  return found;
}

/** A text without space at its two ends; empty where it says nothing. */
export function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  const said = nodes.some((node) =>
    node.type === 'text'
      ? node.value.trim() !== ''
      : node.type === 'element' &&
        (node.tagName === 'img' || textIn(node) !== '' || holdsImage(node)),
  );
  if (!said) return [];
  const left = [...nodes];
  const [start] = left;
  if (start?.type === 'text') left[0] = text(start.value.trimStart());
  // What was left out at the end may leave several texts of space.
  for (let end = left.at(-1); end?.type === 'text'; end = left.at(-1)) {
    left.pop();
    const value = end.value.trimEnd();
    if (value === '') continue;
    left.push(text(value));
    break;
  }
  return left.filter((node) => node.type !== 'text' || node.value !== '');
}

function holdsImage(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (child.tagName === 'img' || holdsImage(child)),
  );
}
