/** Where a page of the static output names the site's fonts, for whom no script fetches them. */
const selector = '#fonts';

/** That the fonts have been fetched in this window. */
const key = 'fonts';

/** By how much what is seen may move, in CSS pixels: far less than a line. */
const tolerance = 12;

/** The fonts that a style names, fetched but not yet in use. */
function fetched(style: HTMLStyleElement): Promise<FontFace>[] {
  return [...(style.sheet?.cssRules ?? [])].map((rule) => {
    const of = (name: string) =>
      rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue(name) : '';
    const family = of('font-family').replaceAll('"', '');
    return new FontFace(family, of('src'), { weight: of('font-weight') }).load();
  });
}

/** Where a text begins, and how far down it reaches in the window, in CSS pixels. */
type Place = [top: number, left: number, bottom: number];

/**
 * Looks where each text that is seen stands.
 * @returns a function that tells whether one of them has moved since
 */
function watch(root: Document): () => boolean {
  const range = root.createRange();
  const placeOf = (text: Node): Place => {
    range.selectNode(text);
    const [first] = range.getClientRects();
    const { bottom } = range.getBoundingClientRect();
    // Sideways a word weighs less than a line does, but for one in running text: eyes may be upon it.
    const weight = text.parentElement?.closest('p') ? 4 : 1 / 4;
    // Nobody sees how far a text reaches below the window.
    return [first?.y ?? innerHeight, (first?.x ?? 0) * weight, Math.min(bottom, innerHeight)];
  };
  const seen: [text: Node, place: Place][] = [];
  const texts = root.createTreeWalker(root.querySelector('main') ?? root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const place = placeOf(texts.currentNode);
    if (place[0] < innerHeight) seen.push([texts.currentNode, place]);
  }
  return () =>
    seen.some(([text, before]) => {
      const after = placeOf(text);
      return before.some((edge, side) => Math.abs(edge - (after[side] ?? 0)) >= tolerance);
    });
}

/**
 * Puts each font to use unless the page would move under the reader's eyes, because a word changes to another
 * line in it: then the next page is the first that is set in it.
 */
async function replaceFallbacks(root: Document, style: HTMLStyleElement): Promise<void> {
  try {
    // When all have come: a page that changes now and again is harder to read.
    for (const font of await Promise.all(fetched(style))) {
      // Each lays the whole page out anew: a visitor who does something does not wait for two.
      await new Promise((resolve) => setTimeout(resolve));
      const hasMoved = watch(root);
      root.fonts.add(font);
      if (hasMoved()) root.fonts.delete(font);
    }
    sessionStorage.setItem(key, '1');
  } catch {
    // They did not arrive, or nothing can be stored: the page is read as it is.
  }
}

/**
 * Fetches the site's fonts. This is called when the page has been painted: they must not take the line from
 * what is read. Where that has been done before, `applyKnownFonts` has put them into use.
 */
export function fetchFonts(root: Document): void {
  const style = root.querySelector<HTMLStyleElement>(selector);
  if (style?.media === '(scripting:none)') replaceFallbacks(root, style);
}

/** Puts fonts that are in the browser's cache into use before anything is painted. */
export function applyKnownFonts(root: Document): void {
  const style = root.querySelector<HTMLStyleElement>(selector);
  try {
    if (style && sessionStorage.getItem(key)) style.media = 'all';
  } catch {
    // No storage: they are fetched as on the first page.
  }
}
