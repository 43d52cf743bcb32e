import type { Element, ElementContent } from 'hast';
import {
  attribute,
  cardOf,
  contentLinks,
  elementsIn,
  isHeading,
  isInline,
  isLink,
  isNamed,
  isSkipped,
} from '@/lib/markup/elements';
import { plainText } from './plain-text';

type PlacedLink = {
  /** URL path that it leads to, without query and hash: `/ja/about`; elsewhere, the whole URL. */
  path: string;
  text: string;
  /** Whether a rule set it (`content/link-keywords.json`), and no author. */
  isAutomatic: boolean;
};

/** A paragraph, list entry or heading of the main area of a page; `action` is a call to action. */
export type TextBlock = {
  kind: 'text' | 'heading' | 'quote' | 'action';
  text: string;
  links: readonly PlacedLink[];
  /** Where terms are explained, by offset: the words of an explanation get no links. */
  explained?: readonly { start: number; end: number }[];
};

/** URL path of a URL of the site; undefined for others. */
type PathOf = (href: string) => string | undefined;

/** Elements without running text; a `header` holds kind, author and date of a document. */
const hasNoText = isNamed(
  ...'nav form select label table dt figcaption caption summary button time header'.split(' '),
);

function isLeftOut(node: Element): boolean {
  const { properties } = node;
  return (
    hasNoText(node) ||
    isSkipped(node) ||
    properties.dataUnlinked !== undefined ||
    properties.role === 'doc-subtitle' ||
    properties.ariaRoleDescription !== undefined ||
    // A card presents another page.
    cardOf(node) !== undefined
  );
}

/** Whether a node is a link: one without text beside it is a button. */
function isButton(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'a';
}

/** Whether an element is a call to action: a box whose text is followed by buttons. */
function isCall(node: Element): boolean {
  const paragraphs = elementsIn(node, isNamed('p')).length;
  if (paragraphs === 0) return false;
  if (node.tagName === 'aside') return node.children.some(isButton);
  const isRow = ({ tagName, children }: Element) =>
    tagName === 'div' && children.length > 0 && children.every(isButton);
  return node.tagName === 'section' && paragraphs <= 2 && elementsIn(node, isRow).length > 0;
}

/** Whether a paragraph is a title: all of it is `<strong>`. */
function isTitle({ tagName, children }: Element): boolean {
  const shown = children.filter((node) => node.type !== 'element' || !isSkipped(node));
  const isStrong = (node: ElementContent) => node.type === 'element' && node.tagName === 'strong';
  return tagName === 'p' && shown.length === 1 && shown.every(isStrong);
}

function kindOf(node: Element): TextBlock['kind'] | undefined {
  if (isHeading(node) || isTitle(node)) return 'heading';
  if (node.tagName === 'blockquote') return 'quote';
  return isCall(node) ? 'action' : undefined;
}

/** The text of a main area in reading order, without tables, forms, captions and cards. */
export function textBlocks(main: Element, pathOf: PathOf): TextBlock[] {
  const blocks: TextBlock[] = [];
  let text = '';
  /** The text outside links. */
  let besideLinks = '';
  let links: PlacedLink[] = [];
  let explained: { start: number; end: number }[] = [];

  /** The length of the start of the text, as plain text. */
  const lengthUpTo = (end?: number) => plainText(text.slice(0, end)).trimStart().length;

  /** @param kind of the blocks that have none of their own */
  function read(nodes: readonly ElementContent[], kind: TextBlock['kind']): void {
    for (const node of nodes) {
      if (node.type === 'text') {
        text += node.value;
        besideLinks += node.value;
      }
      if (node.type !== 'element' || isLeftOut(node)) continue;
      if (isInline(node)) readInline(node, kind);
      else {
        endBlock(kind);
        const below = kindOf(node) ?? kind;
        read(node.children, below);
        endBlock(below);
      }
    }
  }

  function readInline(node: Element, kind: TextBlock['kind']): void {
    const [from, beside] = [text.length, besideLinks];
    if (node.tagName === 'br') text += ' ';
    read(node.children, kind);
    if (node.tagName === 'dfn') explained.push({ start: lengthUpTo(from), end: lengthUpTo() });
    // The number of a source is no link of the sentence.
    if (!isLink(node) || node.properties.dataNote !== undefined) return;
    besideLinks = beside;
    const href = attribute(node, 'href') ?? '';
    links.push({
      path: pathOf(href) ?? href,
      text: plainText(text.slice(from)).trim(),
      isAutomatic: node.properties.dataContextual !== undefined,
    });
  }

  function endBlock(kind: TextBlock['kind']): void {
    const plain = plainText(text).trim();
    // Links without words around them are buttons or list entries, unless a rule made links of words.
    const isRow = !/[\p{L}\p{N}]/u.test(besideLinks);
    if (isRow && links.length > 1 && !links.some((link) => link.isAutomatic)) {
      for (const link of links) blocks.push({ kind: 'action', text: link.text, links: [link] });
    } else if (plain !== '') {
      blocks.push({
        kind: links.some((link) => link.text === plain) ? 'action' : kind,
        text: plain,
        links,
        ...(explained.length === 0 ? {} : { explained }),
      });
    }
    text = '';
    besideLinks = '';
    links = [];
    explained = [];
  }

  read(main.children, 'text');
  return blocks;
}

/** The URL paths of all links in the main area of a page outside navigation, each once. */
export function linkedPaths(main: Element, pathOf: PathOf): string[] {
  const hrefs = contentLinks(main).map((link) => attribute(link, 'href') ?? '');
  return [...new Set(hrefs.flatMap((href) => pathOf(href) ?? []))];
}
