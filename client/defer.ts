/** Where a page of the static output lists the scripts that it defers, as JSON. */
const list = 'script#runtime';

/** What tells that a visitor wants to do something. */
const triggers = ['pointerdown', 'keydown', 'focusin'];

/** What React answers (`needsReact` in build/finish-pages.ts says which pages have any of it). */
const widgets =
  'main :is(form,[role=tablist],[data-state],[aria-roledescription],button:not([popovertarget],[data-client]))';

/** Runs scripts whose files have arrived; their order does not matter. */
function run(root: Document, sources: string[], onArrival: () => void): void {
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
 * Fetches files of scripts without running any of them.
 * @param onArrival called when all are there; never where one does not arrive
 */
function fetchAll(root: Document, sources: string[], onArrival: () => void): void {
  let missing = sources.length;
  for (const source of sources) {
    const link = Object.assign(root.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href: source,
    });
    link.addEventListener('load', () => {
      link.remove();
      missing -= 1;
      if (missing === 0) onArrival();
    });
    root.head.append(link);
  }
}

/**
 * Loads the scripts that a page has deferred, once. None runs before all have arrived: where one is
 * missing, React would put a page of its own in place of the one that is there, with what was typed.
 */
function load(root: Document, onArrival: () => void): void {
  const element = root.querySelector(list);
  const sources: string[] = JSON.parse(element?.textContent ?? '[]');
  const start = () => {
    // Until then it tells that the page has scripts to come.
    element?.remove();
    run(root, sources, onArrival);
  };
  // Browsers that do not know it would never tell.
  if (root.createElement('link').relList.supports?.('preload')) fetchAll(root, sources, start);
  else start();
}

/** Calls once a widget is at most a screen away from what is seen, or at once where that cannot be told. */
function whenNear(root: Document, onNear: () => void): void {
  const found = root.querySelectorAll(widgets);
  // An address may name what stands in a closed panel, which is nowhere until React opens it.
  if (location.hash !== '' || found.length === 0 || typeof IntersectionObserver !== 'function') {
    onNear();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '100% 0%' },
  );
  for (const widget of found) observer.observe(widget);
}

/**
 * Loads the framework's scripts where the page has deferred them: when everything that is seen has
 * loaded, something that React answers is near and the browser is idle, or at once when the visitor presses
 * a button, a key or enters a field. Who never comes near a form pays nothing for it.
 * @param onArrival called when all of them have arrived
 * @returns whether the page has deferred them
 */
export function loadDeferred(root: Document, onArrival: () => void): boolean {
  if (root.querySelector(list) === null) return false;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const trigger of triggers) root.removeEventListener(trigger, start);
    load(root, onArrival);
  };
  for (const trigger of triggers) root.addEventListener(trigger, start);
  const startWhenIdle = () => {
    // Not in every Safari.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  const startWhenNear = () => whenNear(root, startWhenIdle);
  if (root.readyState === 'complete') startWhenNear();
  else addEventListener('load', startWhenNear);
  return true;
}
