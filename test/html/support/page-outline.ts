import { type CheerioAPI, load } from 'cheerio/slim';
import { type AnyNode, isComment, isDirective, isTag, isText } from 'domhandler';
import type { HostDifference } from './host-differences';
import { elements } from './html-page';

/** What a page is without the differences that are meant, and which of them it has. */
export type PageOutline = {
  /** Elements with their attributes, texts and comments, in their order, one an entry. */
  lines: string[];
  met: ReadonlySet<HostDifference>;
};

/** Passes over one difference. @returns whether the page has it */
function passOver($: CheerioAPI, { selector, holding, part }: HostDifference): boolean {
  const found = elements($, selector).filter(
    (element) => holding === undefined || $(element).text().includes(holding),
  );
  for (const element of found) {
    if (part === undefined) $(element).remove();
    else if (part.pattern === undefined) $(element).removeAttr(part.attribute);
    else {
      const value = element.attribs[part.attribute] ?? '';
      element.attribs[part.attribute] = value.replaceAll(part.pattern, '');
    }
  }
  return found.length > 0;
}

/**
 * Whether a comment is one by which React tells two texts apart, where there is no second text: it writes
 * that after a part of the page that came to it later than the rest, which depends on how long names are.
 */
function tellsNothingApart(node: AnyNode): boolean {
  if (!isComment(node) || node.data !== ' ') return false;
  return !(node.prev && isText(node.prev) && node.next && isText(node.next));
}

function lineOf(node: AnyNode): string[] {
  if (tellsNothingApart(node)) return [];
  if (isText(node)) return [`text ${JSON.stringify(node.data)}`];
  if (isComment(node)) return [`comment ${JSON.stringify(node.data)}`];
  if (isDirective(node)) return [node.data];
  if (!isTag(node)) return [];
  // Their order says nothing.
  const attributes = Object.entries(node.attribs).sort();
  return [
    ['<', node.name, ...attributes.map(([name, value]) => ` ${name}="${value}"`), '>'].join(''),
  ];
}

function linesOf(node: AnyNode): string[] {
  const children = 'children' in node ? node.children.flatMap(linesOf) : [];
  return [...lineOf(node), ...children, ...(isTag(node) ? [`</${node.name}>`] : [])];
}

/**
 * Everything that a page says and shows, but for differences that are meant.
 * @param html whole page
 */
export function outline(html: string, differences: readonly HostDifference[]): PageOutline {
  const $ = load(html);
  const met = new Set(differences.filter((difference) => passOver($, difference)));
  const lines = $.root().toArray().flatMap(linesOf);
  return { lines, met };
}

/** The first place where two outlines differ; undefined where they are the same. */
export function firstDifference(server: PageOutline, out: PageOutline): string | undefined {
  const length = Math.max(server.lines.length, out.lines.length);
  for (let at = 0; at < length; at += 1) {
    const [one = 'nothing', other = 'nothing'] = [server.lines[at], out.lines[at]];
    if (one !== other) {
      return `the server has ${one.slice(0, 200)} where out/ has ${other.slice(0, 200)}`;
    }
  }
  return undefined;
}
