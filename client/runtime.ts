/** Where a page of the static output lists the scripts that it puts off, as JSON. */
const list = 'script#runtime';

/** What tells that a visitor wants to do something. */
const signs = ['pointerdown', 'keydown', 'focusin'];

/** Runs the scripts that a page has put off, once; their order does not matter. */
function run(root: Document): void {
  const element = root.querySelector(list);
  element?.remove();
  const sources: string[] = JSON.parse(element?.textContent ?? '[]');
  for (const source of sources) {
    const script = root.createElement('script');
    // React looks for just these attributes, and would load a script without them once more.
    script.setAttribute('async', '');
    script.setAttribute('src', source);
    root.head.append(script);
  }
}

/**
 * Starts the framework where the page has put it off: when everything that is seen has loaded and
 * the browser is idle, or at once when the visitor presses a button, a key or enters a field.
 */
export function startRuntime(root: Document): void {
  if (root.querySelector(list) === null) return;
  const start = () => {
    for (const sign of signs) root.removeEventListener(sign, start);
    run(root);
  };
  for (const sign of signs) root.addEventListener(sign, start);
  const startWhenIdle = () => {
    // Not in every Safari.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (root.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}
