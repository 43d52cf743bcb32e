import { keywordIndex, mentionsIn } from '@/lib/text/contextual-links';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { Link } from '@/seo/audit/parsed-page';

/** Elements without running text; `.script-only` holds the tools themselves. */
const closed =
  'nav, header, footer, a, button, code, pre, h1, h2, h3, h4, h5, h6, blockquote, form, summary, script, style, .script-only, .sr-only, [data-unlinked]';

function runningTexts(main: Element): Text[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(closed)) found.push(node);
  }
  return found;
}

/**
 * Links words of the open page where the build would: the first place with the same case, else the first
 * in any case. Words that do not stand in the page are ignored.
 * @param main its main area
 */
export function insertLink(
  main: Element,
  { href, text: words }: Pick<Link, 'href' | 'text'>,
): void {
  const lang = main.closest('[lang]')?.getAttribute('lang') ?? 'en';
  const keywords = keywordIndex([{ path: href, keywords: [words] }], { lang });
  const places = runningTexts(main).flatMap((node) => {
    // Typesetting replaces single characters, so offsets are those of the node.
    const text = withoutTypesetting(node.data);
    return mentionsIn(text, keywords).map(({ start, end }) => {
      return { node, start, length: end - start, isExact: text.slice(start, end) === words };
    });
  });
  const place = places.find(({ isExact }) => isExact) ?? places[0];
  if (place === undefined) return;
  const found = place.node.splitText(place.start);
  found.splitText(place.length);
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.setAttribute('data-planned', '');
  link.className = 'underline decoration-1 underline-offset-4 hover:decoration-2';
  found.replaceWith(link);
  link.append(found);
}
