import { type AnyNode, type Element, isComment, isTag, isText, type ParentNode } from 'domhandler';
import type { Segment } from '@/lib/text/contextual-links';
import { explainedMark } from '@/lib/text/first-uses';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { HtmlPage } from './html-page';

/** Elements of `main` that are no running text: they get no links. */
const skippedSelector = [
  'h1, h2, h3, h4, h5, h6, a, button, code, pre, nav, form, select, label, dt, th, time, noscript, style, svg',
  // A heading's second line.
  '[role="doc-subtitle"]',
  // Diagrams, whose table says the same, and what only paper has.
  '[aria-hidden="true"], [data-shown-only="print"]',
  // Labels, and tables of examples.
  '[data-unlinked]',
  // Captions of the slideshow.
  '[aria-roledescription="carousel"]',
  // Kind, author, date and read time of a document.
  'article header',
  // The call to action of a blog post: the one box in a text that ends with a button.
  'article aside:has(> a)',
].join(', ');

const headings = 'h1, h2, h3, h4, h5, h6';

/** Links added to a text: contextual or planned ones. */
export const addedLinks = '[data-contextual], [data-planned]';

function isPlanned({ attribs }: Element): boolean {
  return attribs['data-planned'] !== undefined;
}

function isAdded(node: AnyNode): node is Element {
  if (!isTag(node) || node.name !== 'a') return false;
  return isPlanned(node) || node.attribs['data-contextual'] !== undefined;
}

function segmentOf(link: Element, text: string): Segment {
  const segment = { text, path: link.attribs.href ?? '' };
  return isPlanned(link) ? { ...segment, isPlanned: true } : segment;
}

/** The pieces of one text as segments, joined where they are not links. */
function segmentsOf(pieces: Piece[]): Segment[] {
  const segments: Segment[] = [];
  for (const { parent: _parent, ...segment } of pieces) {
    const last = segments.at(-1);
    if (segment.path === undefined && last !== undefined && last.path === undefined)
      last.text += segment.text;
    else segments.push(segment);
  }
  return segments;
}

/** Elements within a sentence: what stands before and after them goes on. */
const inline = ['a', 'br', 'code', 'del', 'em', 'span', 'strong', 'sup'];

/** A piece of a text. Pieces without a parent are context only, such as a link of the author. */
type Piece = Segment & { parent?: ParentNode };

/** The elements in `main` that are no running text. */
function skippedElements({ $ }: HtmlPage): AnyNode[] {
  const main = $('main');
  // The text of a card belongs to the page that a link with the card's title leads to.
  const cards = main.find('li').filter((_, item) => {
    // Headings are typeset in another way than names of links.
    const plain = (node: AnyNode) => withoutTypesetting($(node).text());
    const title = $(item).find(headings).first().toArray().map(plain).join('');
    const links = $(item).find('a').not(addedLinks).toArray();
    return title !== '' && links.some((link) => plain(link).includes(title));
  });
  return [...main.find(skippedSelector).toArray(), ...cards.toArray()];
}

/**
 * The texts of a page in reading order, each in its pieces.
 * @param skipped elements that are no running text
 * @param isInline whether a text goes on within and after an element; at all others it ends
 */
function textsOf(
  { $ }: HtmlPage,
  skipped: ReadonlySet<AnyNode>,
  isInline: (node: Element) => boolean,
): Piece[][] {
  const texts: Piece[][] = [];
  let pieces: Piece[] = [];
  const textOf = (node: AnyNode) => withoutTypesetting($(node).text());
  const endText = () => {
    if (pieces.some(({ text }) => text.trim() !== '')) texts.push(pieces);
    pieces = [];
  };
  const read = (parent: ParentNode): void => {
    for (const node of parent.children) {
      if (isComment(node)) continue;
      if (isText(node)) pieces.push({ text: textOf(node), parent });
      // No link reaches into an explanation, and its words are not uses of terms.
      else if (isTag(node) && node.name === 'dfn') pieces.push({ text: explainedMark, parent });
      else if (isAdded(node)) pieces.push({ ...segmentOf(node, textOf(node)), parent });
      else if (isTag(node) && isInline(node)) {
        if (skipped.has(node)) pieces.push({ text: textOf(node) });
        else read(node);
      } else {
        endText();
        if (isTag(node) && !skipped.has(node)) read(node);
        endText();
      }
    }
  };
  for (const element of $('main').toArray()) {
    read(element);
    endText();
  }
  return texts;
}

function runningPieces(page: HtmlPage): Piece[][] {
  return textsOf(page, new Set(skippedElements(page)), () => false);
}

/**
 * The running texts of a page in reading order, each as its segments: a segment with a path is a
 * planned or contextual link. A text ends with its block, and at any other element, such as `strong`; a mark
 * stands for each explanation, into which no link reaches.
 */
export function runningTexts(page: HtmlPage): Segment[][] {
  return runningPieces(page).map(segmentsOf);
}

/** Whether each of the running texts of a page stands in a table. */
export function areInTables(page: HtmlPage): boolean[] {
  const { $ } = page;
  return runningPieces(page).map((pieces) =>
    pieces.some(
      ({ parent }) =>
        parent !== undefined && isTag(parent) && $(parent).closest('table').length > 0,
    ),
  );
}

/** A text, and its stretches of running text, each of one element. */
type Block = { text: string; markable: { start: number; end: number }[] };

function blockOf(pieces: readonly Piece[]): Block {
  const markable: Block['markable'] = [];
  let text = '';
  let before: ParentNode | undefined;
  for (const { text: own, parent } of pieces) {
    const start = text.length;
    text += own;
    const last = markable.at(-1);
    if (last !== undefined && parent !== undefined && parent === before) last.end = text.length;
    else if (parent !== undefined) markable.push({ start, end: text.length });
    before = parent;
  }
  return { text, markable };
}

/**
 * The running texts of a page in reading order, each with all that stands in its block: links, code,
 * what is emphasized. A mark stands for each explanation.
 * @param alsoSkipped selector of further elements that are no running text
 */
export function runningBlocks(page: HtmlPage, alsoSkipped: string): Block[] {
  const { $ } = page;
  const skipped = new Set([...skippedElements(page), ...$('main').find(alsoSkipped).toArray()]);
  const isInline = (node: Element) => inline.includes(node.name);
  return textsOf(page, skipped, isInline).map(blockOf);
}

/** The text before an element in its block. */
export function textBefore({ $ }: HtmlPage, element: Element): string {
  let text = '';
  for (let at: AnyNode = element; ; ) {
    for (let node = at.prev; node !== null; node = node.prev) {
      if (isTag(node) && node.name !== 'dfn' && !inline.includes(node.name)) return text;
      if (!isComment(node)) text = withoutTypesetting($(node).text()) + text;
    }
    const parent: ParentNode | null = at.parent;
    if (parent === null || !isTag(parent) || !inline.includes(parent.name)) return text;
    at = parent;
  }
}
