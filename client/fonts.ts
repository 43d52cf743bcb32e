/** Where a page of the static output names the site's fonts, for whom no script fetches them. */
const selector = 'style#fonts';

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

/** Where each text of the page begins, and how far down it reaches in the window, in CSS pixels. */
function places(root: Document): [top: number, left: number, bottom: number][] {
  const found: [number, number, number][] = [];
  const texts = root.createTreeWalker(root.querySelector('main') ?? root, NodeFilter.SHOW_TEXT);
  const range = root.createRange();
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    const [first] = range.getClientRects();
    const { bottom } = range.getBoundingClientRect();
    // Sideways a word weighs less than a line does, but for one in running text: eyes may be upon it.
    const weight = texts.currentNode.parentElement?.closest('p') ? 4 : 1 / 4;
    // Nobody sees how far a text reaches below the window.
    if (first) found.push([first.y, first.x * weight, Math.min(bottom, innerHeight)]);
  }
  return found;
}

/**
 * Puts a font to use unless the page would move under the reader's eyes, because a word changes to another
 * line in it: then the next page is the first that is set in it.
 */
function use(root: Document, font: FontFace): void {
  const before = places(root);
  root.fonts.add(font);
  const after = places(root);
  const hasMoved = before.some((place, index) =>
    place.some(
      (edge, side) =>
        place[0] < innerHeight && !(Math.abs(edge - (after[index]?.[side] ?? 0)) < tolerance),
    ),
  );
  if (hasMoved) root.fonts.delete(font);
}

async function replaceFallbacks(root: Document, style: HTMLStyleElement): Promise<void> {
  try {
    // All at once: a page that changes twice is harder to read.
    for (const font of await Promise.all(fetched(style))) use(root, font);
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
