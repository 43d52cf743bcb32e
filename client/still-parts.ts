/** Marks an element whose content React neither knows nor touches: `build/flight/still-parts.ts`. */
const mark = 'data-still';

/**
 * Puts the content of such elements back where React has not found the page as it expects it (translated
 * by the browser, say) and makes them anew, empty: at once, before anything is painted.
 */
export function keepStillParts(root: Document): void {
  const parts = [...root.querySelectorAll(`[${mark}]`)];
  if (parts.length === 0) return;
  const fill = (part: Element) => {
    const number = part.getAttribute(mark);
    const full = parts.find((each) => each.firstChild && each.getAttribute(mark) === number);
    if (!full) return;
    // What still stands in the page is shown a second time.
    part.append(...(full.isConnected ? full.cloneNode(true) : full).childNodes);
    parts.push(part);
  };
  new MutationObserver(() => {
    for (const part of root.querySelectorAll(`[${mark}]:empty`)) fill(part);
  }).observe(root, { childList: true, subtree: true });
}
