import type { Element, ElementContent } from 'hast';
import type { PlacedLink, TextBlock } from '@/seo/link-suggestions/types';
import { elementsIn, hasClass, isHeading, textIn } from './elements';
import { isHidden } from './hidden';
import { plainText } from './plain-text';

/** What goes on with the sentence around it. */
const inline = new Set(
  'a abbr b br code del dfn em i mark q s small span strong sub sup u'.split(' '),
);

/** Words of tables, forms and captions are no running text. */
const left = new Set(
  'nav form select label table dt figcaption caption summary button time'.split(' '),
);

function isLeft(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    left.has(tagName) ||
    isHidden(node) ||
    hasClass(node, 'sr-only') ||
    properties.dataUnlinked !== undefined ||
    properties.role === 'doc-subtitle' ||
    properties.ariaRoleDescription !== undefined ||
    // Kind, author and date of a document.
    node.tagName === 'header' ||
    isCard(node)
  );
}

function linksIn(node: Element): Element[] {
  return elementsIn(node, ({ tagName, properties }) => {
    return tagName === 'a' && properties.href !== undefined;
  });
}

/** Whether a link is one that the words of a text got. */
function isAutomatic({ properties }: Element): boolean {
  return properties.dataContextual !== undefined;
}

/** Whether a link stands in a sentence that was not written for it. */
function isAdded(link: Element): boolean {
  return isAutomatic(link) || link.properties.dataPlanned !== undefined;
}

/** Whether an element is about another page: an entry with a title that a link of it leads to. */
function isCard(node: Element): boolean {
  if (node.tagName !== 'li') return false;
  const [title] = elementsIn(node, isHeading);
  if (title === undefined) return false;
  return linksIn(node).some((link) => !isAdded(link) && textIn(link).includes(textIn(title)));
}

/** Whether a link stands by itself, as a button does, and not in a sentence. */
function isButton(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'a';
}

/** Whether an element calls to act: a box whose text is followed by buttons. */
function isCall(node: Element): boolean {
  const holdsText = elementsIn(node, ({ tagName }) => tagName === 'p').length > 0;
  if (!holdsText) return false;
  if (node.tagName === 'aside') return node.children.some(isButton);
  return (
    node.tagName === 'section' &&
    elementsIn(node, ({ tagName, children }) => {
      return tagName === 'div' && children.length > 0 && children.every(isButton);
    }).length > 0 &&
    elementsIn(node, ({ tagName }) => tagName === 'p').length <= 2
  );
}

/** What a text says besides its links. */
function textBeside(links: readonly PlacedLink[], text: string): string {
  let rest = '';
  let from = 0;
  for (const link of links) {
    const start = text.indexOf(link.text, from);
    if (start < 0) continue;
    rest += text.slice(from, start);
    from = start + link.text.length;
  }
  return rest + text.slice(from);
}

/**
 * Whether a text is a row of links, as buttons beside one another are: it has no words besides them. A
 * list of words that became links is none.
 */
function isRow(links: readonly PlacedLink[], text: string): boolean {
  if (links.length < 2 || links.some((link) => link.isAutomatic)) return false;
  return !/[\p{L}\p{N}]/u.test(textBeside(links, text));
}

/** Reads the blocks of one main area. */
class BlockReader {
  readonly blocks: TextBlock[] = [];
  private text = '';
  private links: PlacedLink[] = [];
  private explained: { start: number; end: number }[] = [];

  constructor(private readonly pathOf: (href: string) => string | undefined) {}

  /** @param kind what the blocks below are, unless they say otherwise themselves */
  read(nodes: readonly ElementContent[], kind: TextBlock['kind']): void {
    for (const node of nodes) {
      if (node.type === 'text') this.text += node.value;
      if (node.type !== 'element' || isLeft(node)) continue;
      if (inline.has(node.tagName)) this.readInline(node, kind);
      else {
        this.end(kind);
        const below = kindOf(node) ?? kind;
        this.read(node.children, below);
        this.end(below);
      }
    }
  }

  private readInline(node: Element, kind: TextBlock['kind']): void {
    const from = this.text.length;
    if (node.tagName === 'br') this.text += ' ';
    this.read(node.children, kind);
    if (node.tagName === 'dfn') {
      this.explained.push({ start: this.lengthUpTo(from), end: this.lengthUpTo() });
    }
    const { href } = node.properties;
    if (node.tagName !== 'a' || href === undefined) return;
    const path = this.pathOf(String(href)) ?? String(href);
    const text = plainText(this.text.slice(from)).trim();
    this.links.push({ path, text, isAutomatic: isAutomatic(node) });
  }

  /** The length that a part of the text from its start has in the end. */
  private lengthUpTo(end?: number): number {
    return plainText(this.text.slice(0, end)).trimStart().length;
  }

  private end(kind: TextBlock['kind']): void {
    const text = plainText(this.text).trim();
    // What is a link as a whole is a button or an entry of a list of links.
    const isLink = this.links.some((link) => link.text === text);
    if (isRow(this.links, text)) {
      for (const link of this.links) {
        this.blocks.push({ kind: 'action', text: link.text, links: [link] });
      }
    } else if (text !== '') {
      const block = { kind: isLink ? 'action' : kind, text, links: this.links };
      this.blocks.push(
        this.explained.length === 0 ? block : { ...block, explained: this.explained },
      );
    }
    this.text = '';
    this.links = [];
    this.explained = [];
  }
}

function kindOf(node: Element): TextBlock['kind'] | undefined {
  // Some titles are paragraphs.
  if (isHeading(node) || hasClass(node, 'font-semibold')) return 'heading';
  if (node.tagName === 'blockquote') return 'quote';
  return isCall(node) ? 'action' : undefined;
}

/**
 * What the main area of a page says of itself, in reading order: no tables, forms, captions, nor cards,
 * which are about other pages.
 * @param pathOf URL path of an address of the site; undefined for others, which stand as they are
 */
export function textBlocks(
  main: Element,
  pathOf: (href: string) => string | undefined,
): TextBlock[] {
  const reader = new BlockReader(pathOf);
  reader.read(main.children, 'text');
  return reader.blocks;
}

/**
 * URL paths that the main area of a page leads to, each once: cards and buttons too, but no ways through
 * the site.
 * @param pathOf as for `textBlocks`
 */
export function linkedPaths(main: Element, pathOf: (href: string) => string | undefined): string[] {
  const links = elementsIn(
    main,
    ({ tagName, properties }) => tagName === 'a' && properties.href !== undefined,
    ({ tagName }) => tagName !== 'nav',
  );
  const paths = links.flatMap(({ properties }) => pathOf(String(properties.href)) ?? []);
  return [...new Set(paths)];
}
