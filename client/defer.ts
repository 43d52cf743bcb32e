/** Where a page of the static output lists the scripts that it defers, as JSON. */
const list = 'script#runtime';

/** What tells that a visitor wants to do something. */
const signs = ['pointerdown', 'keydown', 'focusin'];

/** Loads the scripts that a page has deferred, once; their order does not matter. */
function load(root: Document, onArrival: () => void): void {
  const element = root.querySelector(list);
  element?.remove();
  const sources: string[] = JSON.parse(element?.textContent ?? '[]');
  let missing = sources.length;
  const arrived = () => {
    missing -= 1;
    if (missing === 0) onArrival();
  };
  for (const source of sources) {
    const script = root.createElement('script');
    // React looks for just these attributes, and would load a script without them once more.
    script.setAttribute('async', '');
    script.setAttribute('src', source);
    script.addEventListener('load', arrived);
    root.head.append(script);
  }
}

/**
 * Loads the framework's scripts where the page has deferred them: when everything that is seen has
 * loaded and the browser is idle, or at once when the visitor presses a button, a key or enters a field.
 * @param onArrival called when all of them have arrived
 * @returns whether the page has deferred them
 */
export function loadDeferred(root: Document, onArrival: () => void): boolean {
  if (root.querySelector(list) === null) return false;
  const start = () => {
    for (const sign of signs) root.removeEventListener(sign, start);
    load(root, onArrival);
  };
  for (const sign of signs) root.addEventListener(sign, start);
  const startWhenIdle = () => {
    // Not in every Safari.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (root.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
  return true;
}
