import { plainText } from '@/seo/page-reader/plain-text';
import { anchorPlace } from './anchor-place';

/**
 * What is no running text: ways through the page, other links, headings, quotes, forms, and all that only
 * scripts show, such as the tools themselves.
 */
const closed =
  'nav, header, footer, a, button, code, pre, h1, h2, h3, h4, h5, h6, blockquote, form, summary, script, style, .script-only, .sr-only, [data-unlinked]';

/** A text as it is searched, and where each of its characters stands in the node. */
type Searched = { node: Text; text: string; offsets: number[] };

/** A text without what only sets it: joined figures are found as they are typed. */
function searched(node: Text): Searched {
  let text = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const character of node.data) {
    const plain = plainText(character);
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset + unit);
    text += plain;
    offset += character.length;
  }
  return { node, text, offsets: [...offsets, offset] };
}

function runningTexts(main: Element): Searched[] {
  const walker = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: Searched[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(closed)) continue;
    found.push(searched(node));
  }
  return found;
}

/**
 * Makes words of an open page a link, at the place at which the build would.
 * @param main its main area
 * @returns whether the words were found
 */
export function insertLink(
  main: Element,
  { anchorText, href }: { anchorText: string; href: string },
): boolean {
  const texts = runningTexts(main);
  const lang = main.closest('[lang]')?.getAttribute('lang') ?? 'en';
  const place = anchorPlace(
    texts.map(({ text }) => text),
    anchorText,
    lang,
  );
  const within = place && texts[place.index];
  if (place === undefined || within === undefined) return false;
  const { node, offsets } = within;
  const [start = 0, end = 0] = [offsets[place.start], offsets[place.end]];
  const words = node.splitText(start);
  words.splitText(end - start);
  const link = main.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  link.setAttribute('data-planned', '');
  link.className = 'underline decoration-1 underline-offset-4 hover:decoration-2';
  words.replaceWith(link);
  link.append(words);
  return true;
}
