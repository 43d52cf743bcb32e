/** Where a page of the static output names the site's fonts, for whom no script fetches them. */
const selector = 'style#fonts';

/** That the fonts have been fetched in this window. */
const key = 'fonts';

/** The fonts that a style names, fetched but not yet in use. */
function fetched(style: HTMLStyleElement): Promise<FontFace>[] {
  return [...(style.sheet?.cssRules ?? [])].map((rule) => {
    const of = (name: string) =>
      rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue(name) : '';
    const family = of('font-family').replaceAll('"', '');
    return new FontFace(family, of('src'), { weight: of('font-weight') }).load();
  });
}

async function replaceFallbacks(root: Document, style: HTMLStyleElement): Promise<void> {
  try {
    // All at once: a page that changes twice is harder to read.
    for (const font of await Promise.all(fetched(style))) root.fonts.add(font);
    sessionStorage.setItem(key, '1');
  } catch {
    // They did not arrive, or nothing can be stored: the page is read as it is.
  }
}

/**
 * Fetches the site's fonts when the page has been painted: they must not take the line from what is read.
 * Where that has been done before, `applyKnownFonts` has put them into use.
 */
export function fetchFonts(root: Document): void {
  const style = root.querySelector<HTMLStyleElement>(selector);
  if (style?.media !== '(scripting:none)') return;
  // A task after the next frame.
  requestAnimationFrame(() => setTimeout(() => replaceFallbacks(root, style)));
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
