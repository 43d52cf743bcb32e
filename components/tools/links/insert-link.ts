import { keywordIndex, mentionsIn } from '@/lib/text/contextual-links';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { Link } from '@/seo/audit/parsed-page';

/**
 * What is no running text: ways through the page, other links, headings, quotes, forms, and all that only
 * scripts show, such as the tools themselves.
 */
const closed =
  'nav, header, footer, a, button, code, pre, h1, h2, h3, h4, h5, h6, blockquote, form, summary, script, style, .script-only, .sr-only, [data-unlinked]';

function runningTexts(main: Element): Text[] {
  const walker = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(closed)) found.push(node);
  }
  return found;
}

/**
 * Makes words of an open page a link, at the place at which the build would: the first at which they stand
 * as they are written, else the first in whatever case; nowhere, where they do not stand in the page.
 * @param main its main area
 */
export function insertLink(
  main: Element,
  { href, text: words }: Pick<Link, 'href' | 'text'>,
): void {
  const lang = main.closest('[lang]')?.getAttribute('lang') ?? 'en';
  const keywords = keywordIndex([{ path: href, keywords: [words] }], { lang });
  const places = runningTexts(main).flatMap((node) => {
    // Character by character the same length as the node.
    const text = withoutTypesetting(node.data);
    return mentionsIn(text, keywords).map(({ start, end }) => {
      return { node, start, length: end - start, isExact: text.slice(start, end) === words };
    });
  });
  const place = places.find(({ isExact }) => isExact) ?? places[0];
  if (place === undefined) return;
  const found = place.node.splitText(place.start);
  found.splitText(place.length);
  const link = main.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  link.setAttribute('data-planned', '');
  link.className = 'underline decoration-1 underline-offset-4 hover:decoration-2';
  found.replaceWith(link);
  link.append(found);
}
