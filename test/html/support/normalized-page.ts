import { type CheerioAPI, load } from 'cheerio/slim';
import { type AnyNode, isComment, isDirective, isTag, isText } from 'domhandler';
import type { HostDifference } from './host-differences';
import { elements } from './html-page';

/** A page without the intended differences, and those that it had. */
export type NormalizedPage = {
  /** Elements with their attributes, texts and comments, in their order, one an entry. */
  lines: string[];
  occurring: ReadonlySet<HostDifference>;
};

/** Removes one difference. @returns whether the page had it */
function removeDifference($: CheerioAPI, { selector, text, part }: HostDifference): boolean {
  const found = elements($, selector).filter(
    (element) => text === undefined || $(element).text().includes(text),
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
 * Whether a comment is a text separator of React (`<!-- -->`) that lacks a text on one side. React writes one
 * at the edge of a streamed part, and where that falls depends on the length of names.
 */
function isEmptySeparator(node: AnyNode): boolean {
  if (!isComment(node) || node.data !== ' ') return false;
  return !(node.prev && isText(node.prev) && node.next && isText(node.next));
}

function lineOf(node: AnyNode): string[] {
  if (isEmptySeparator(node)) return [];
  if (isText(node)) return [`text ${JSON.stringify(node.data)}`];
  if (isComment(node)) return [`comment ${JSON.stringify(node.data)}`];
  if (isDirective(node)) return [node.data];
  if (!isTag(node)) return [];
  // Their order has no meaning.
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
 * A page as lines that can be compared, without the differences that are intended.
 * @param html whole page
 */
export function normalizePage(
  html: string,
  differences: readonly HostDifference[],
): NormalizedPage {
  const $ = load(html);
  const occurring = new Set(differences.filter((difference) => removeDifference($, difference)));
  const lines = $.root().toArray().flatMap(linesOf);
  return { lines, occurring };
}

/** The first place where two pages differ; undefined where they are the same. */
export function firstDifference(server: NormalizedPage, out: NormalizedPage): string | undefined {
  const length = Math.max(server.lines.length, out.lines.length);
  for (let at = 0; at < length; at += 1) {
    const [one = 'nothing', other = 'nothing'] = [server.lines[at], out.lines[at]];
    if (one !== other) {
      return `the server has ${one.slice(0, 200)} where out/ has ${other.slice(0, 200)}`;
    }
  }
  return undefined;
}
