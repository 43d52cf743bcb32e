import { type AnyNode, type Element, isComment, isTag, isText, type ParentNode } from 'domhandler';
import type { Segment } from '@/lib/text/contextual-links';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { HtmlPage } from './html-page';

/** What in `main` is no running text (spec §7): its texts get no contextual links. */
const skipped = [
  'h1, h2, h3, h4, h5, h6, a, button, code, pre, nav, form, select, label, dt, th, time, noscript, style, svg',
  // Words of the interface and of tables drawn as an example.
  '[data-unlinked]',
  // Captions of pictures that follow one another.
  '[aria-roledescription="carousel"]',
  // Kind, author, date and read time of a document.
  'article > header',
  // The call to action of a blog post: the one box in a text that ends with a button.
  'article aside:has(> a)',
].join(', ');

/** Stands for each character of a term that is explained. */
const explanation = '\u{FFFC}';

const headings = 'h1, h2, h3, h4, h5, h6';

/** A link that was set by the words of a text. */
function isContextual(node: AnyNode): node is Element {
  return isTag(node) && node.name === 'a' && node.attribs['data-contextual'] !== undefined;
}

/** The pieces of one text, joined where they are not links. */
function joined(pieces: Segment[]): Segment[] {
  const segments: Segment[] = [];
  for (const { text, path } of pieces) {
    const last = segments.at(-1);
    if (path === undefined && last !== undefined && last.path === undefined) last.text += text;
    else segments.push(path === undefined ? { text } : { text, path });
  }
  return segments;
}

/**
 * The running texts of a page in reading order, each as its segments: a segment with a path is a
 * contextual link. A text ends where its block ends and at any other element, such as `strong`.
 * @param shownTerm what stands for a term that is explained: nothing of it can be a link
 */
export function runningTexts(
  { $ }: HtmlPage,
  shownTerm = (term: string) => explanation.repeat(term.length),
): Segment[][] {
  const texts: Segment[][] = [];

  const typed = (node: AnyNode) => withoutTypesetting($(node).text());

  const main = $('main');
  // The text of a card belongs to the page that a link with the card's title leads to.
  const cards = main.find('li').filter((_, item) => {
    const title = $(item).find(headings).first().text();
    const links = $(item).find('a:not([data-contextual])').toArray();
    return title !== '' && links.some((link) => $(link).text().includes(title));
  });
  const left = new Set<AnyNode>([...main.find(skipped).toArray(), ...cards.toArray()]);

  const read = (parent: ParentNode): void => {
    let pieces: Segment[] = [];
    const end = () => {
      if (pieces.some(({ text }) => text.trim() !== '')) texts.push(joined(pieces));
      pieces = [];
    };
    for (const node of parent.children) {
      if (isComment(node)) continue;
      if (isText(node)) pieces.push({ text: typed(node) });
      // An explanation stands for the term, and is no part of a link.
      else if (isTag(node) && node.name === 'dfn')
        pieces.push({ text: shownTerm(node.attribs.title ?? '') });
      else if (isContextual(node))
        pieces.push({ text: typed(node), path: node.attribs.href ?? '' });
      else {
        end();
        if (isTag(node) && !left.has(node)) read(node);
      }
    }
    end();
  };

  for (const element of main.toArray()) read(element);
  return texts;
}
