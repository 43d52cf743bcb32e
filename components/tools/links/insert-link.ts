import { firstPlace } from '@/lib/text/planned-links';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { Link } from '@/seo/audit/parsed-page';

/** Elements without running text; `.script-only` holds the tools themselves. */
const excluded =
  'nav, header, footer, a, button, code, pre, h1, h2, h3, h4, h5, h6, blockquote, form, summary, script, style, .script-only, .sr-only, [data-unlinked]';

/** Links words of a main area at the place where the build would. Words that the page lacks are ignored. */
export function insertLink(main: Element, { href, text }: Pick<Link, 'href' | 'text'>): void {
  const lang = main.closest('[lang]')?.getAttribute('lang') ?? 'en';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(excluded)) nodes.push(node);
  }
  // Typesetting replaces single characters, so offsets are those of the node.
  const texts = nodes.map((node) => withoutTypesetting(node.data));
  const place = firstPlace({ anchor: text, path: href }, texts, lang);
  const node = place && nodes[place.index];
  if (place === undefined || node === undefined) return;
  const found = node.splitText(place.start);
  found.splitText(place.end - place.start);
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.setAttribute('data-planned', '');
  link.className = 'underline decoration-1 underline-offset-4 hover:decoration-2';
  found.replaceWith(link);
  link.append(found);
}
