import { type CheerioAPI, load } from 'cheerio/slim';
import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';
import type { Nodes } from 'mdast';
import { site } from '@/content/site';
import { elements, type HtmlPage } from './html-page';
import { plain } from './text';

/** Elements of `main` that are decoration, controls, navigation, or repetitions. */
const leftOut = [
  '[aria-hidden="true"]',
  'svg:not([data-src]), noscript, [role="tablist"], [role="alert"], [role="status"]',
  'nav:not(:has([hreflang]))',
  '[data-shown-only="print"], [data-shown-only="screen"]',
  'button:not([aria-expanded])',
  // Hidden texts of links: new tab, link to a heading, and the title of a card after its heading.
  'a[target] .sr-only',
  ':is(h2, h3) + a[href^="#"]',
  'li:has(h2, h3, h4) a:not([target]):has(> .sr-only)',
  'option[value=""]',
  // Lists have numbers in Markdown.
  'ol[start] > li > span:first-child',
].join(', ');

/** Puts each caption of a slideshow after its picture, and shows all of them. */
function flattenCarousel($: CheerioAPI): void {
  const captions = elements($, 'main [aria-roledescription="carousel"] p > span');
  elements($, 'main [aria-roledescription="carousel"] svg[data-src]').forEach((picture, index) => {
    $(picture).parent().removeAttr('aria-hidden');
    $(picture).after(captions[index] ?? '');
  });
}

/** Moves headings, of the page and of each card, before the elements above them. */
function moveTitlesFirst($: CheerioAPI): void {
  $('main').prepend($('main h1'));
  for (const card of elements($, 'main li:has(h2, h3, h4)')) {
    const number = $(card).children('span').first();
    $(card).prepend($(card).find('h2, h3, h4').first());
    if (/^\d+$/.test(number.text())) $(card).prepend(number);
  }
}

/** Puts the label of each tab before its panel, unless the panel begins with it. */
function addTabLabels($: CheerioAPI): void {
  for (const panel of elements($, 'main [role="tabpanel"]')) {
    const label = $(`[id="${panel.attribs['aria-labelledby']}"]`).text();
    if (plain($(panel).find('h2, h3').first().text()) !== plain(label)) $(panel).prepend(label);
  }
}

function piecesOf(node: AnyNode): string[] {
  if (isText(node)) return [node.data];
  if (isTag(node) && node.name === 'img') return [node.attribs.alt ?? ''];
  if (isTag(node) && node.name === 'svg') return [node.attribs['aria-label'] ?? ''];
  if (isTag(node) && node.name === 'textarea') {
    return [(node.attribs.placeholder ?? '').replace(/ \*$/, '')];
  }
  return hasChildren(node) ? node.children.flatMap(piecesOf) : [];
}

/** A text without spaces and the characters that join labels and texts in Markdown. */
function compact(text: string): string {
  return plain(text).replace(/[\s·:：()（）*–]/gu, '');
}

/** A heading: its level and its text. */
type Heading = { depth: number; text: string };

/** The content of a page or of its Markdown version. */
export type Content = {
  /** Texts in order, without joining characters. */
  pieces: string[];
  headings: Heading[];
};

function contentOf(pieces: string[], headings: Heading[]): Content {
  return { pieces: pieces.map(compact).filter((piece) => piece !== ''), headings };
}

const contents = new WeakMap<HtmlPage, Content>();

/** The content of the main area of a page, in the order of its Markdown version. */
export function contentOfPage(page: HtmlPage): Content {
  const found = contents.get(page) ?? readContent(page);
  contents.set(page, found);
  return found;
}

function readContent(page: HtmlPage): Content {
  const $ = load(page.$('main').toString());
  flattenCarousel($);
  addTabLabels($);
  $(leftOut).remove();
  moveTitlesFirst($);
  const headings = elements($, 'h1, h2, h3, h4, h5, h6').map((heading: Element) => {
    const before = $(heading).prev('span').text();
    const number = /^\d+$/.test(before) ? before : '';
    return {
      depth: Number(heading.name.slice(1)),
      text: compact(number + $(heading).text()),
    };
  });
  return contentOf(elements($, 'main').flatMap(piecesOf), headings);
}

function mdastPieces(node: Nodes): string[] {
  if (node.type === 'image') return [node.alt ?? ''];
  if ('value' in node) return [node.value];
  if (!('children' in node)) return [];
  return isFormNote(node) ? [] : node.children.flatMap(mdastPieces);
}

/** Whether a paragraph explains how to send the data of a form, in whose place it stands. */
function isFormNote(node: Nodes): boolean {
  if (node.type !== 'paragraph') return false;
  const urls = node.children.flatMap((child) => (child.type === 'link' ? [child.url] : []));
  return urls.length === 2 && urls[0] === site.emailUrl && (urls[1] ?? '').startsWith(site.origin);
}

function mdastHeadings(node: Nodes): Heading[] {
  if (node.type === 'heading') {
    return [{ depth: node.depth, text: compact(mdastPieces(node).join('')) }];
  }
  return 'children' in node ? node.children.flatMap(mdastHeadings) : [];
}

/** The content of a Markdown version. */
export function contentOfMarkdown(tree: Nodes): Content {
  return contentOf(mdastPieces(tree), mdastHeadings(tree));
}
