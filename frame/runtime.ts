/** Scripts of the static output that are written into the page but do not run by themselves. */
const waiting = 'script[type="text/deferred"]';

/** What tells that a visitor wants to do something. */
const signs = ['pointerdown', 'keydown', 'focusin'];

/** Runs the scripts that wait in a page; their order does not matter. */
function run(root: Document): void {
  for (const placeholder of root.querySelectorAll<HTMLScriptElement>(waiting)) {
    const script = root.createElement('script');
    // React looks for just these attributes, and would load a script without them once more.
    script.setAttribute('async', '');
    script.setAttribute('src', placeholder.getAttribute('src') ?? '');
    placeholder.replaceWith(script);
  }
}

/**
 * Starts the framework where the page has put it off: when everything that is seen has loaded and
 * the browser is idle, or at once when the visitor presses a button, a key or enters a field.
 */
export function startRuntime(root: Document): void {
  if (root.querySelector(waiting) === null) return;
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
