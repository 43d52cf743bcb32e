/** The element in which a page of the static output lists its deferred scripts, as JSON. */
const list = 'script#runtime';

/** Events that load the scripts at once. */
const triggers = ['pointerdown', 'keydown', 'focusin'];

/** Elements that need React (`needsReact` in build/finish-pages.ts finds the pages that have any). */
const widgets =
  'main :is(form,[role=tablist],[data-state],[aria-roledescription],button:not([popovertarget],[data-client]))';

/**
 * Adds elements to the head that load something.
 * @param onLoad called when all have loaded; never where one fails
 */
function append(root: Document, elements: HTMLElement[], onLoad: () => void): void {
  let missing = elements.length;
  for (const element of elements) {
    element.addEventListener('load', () => {
      missing -= 1;
      if (missing === 0) onLoad();
    });
    root.head.append(element);
  }
}

/**
 * Loads the deferred scripts of a page, once. None runs before all have loaded: if one failed afterwards, React
 * would replace the page by an error page, and typed text would be lost.
 */
function load(root: Document, onArrival: () => void): void {
  const element = root.querySelector(list);
  const sources: string[] = JSON.parse(element?.textContent ?? '[]');
  const run = () => {
    // Until then it marks the page as one with deferred scripts.
    element?.remove();
    const scripts = sources.map((source) => {
      const script = root.createElement('script');
      // React looks for just these attributes, and would load a script without them once more.
      script.setAttribute('async', '');
      script.setAttribute('src', source);
      return script;
    });
    append(root, scripts, onArrival);
  };
  const preloads = sources.map((href) =>
    Object.assign(root.createElement('link'), { rel: 'preload', as: 'script', href }),
  );
  const preloaded = () => {
    for (const preload of preloads) preload.remove();
    run();
  };
  // Other browsers fire no load event.
  if (root.createElement('link').relList.supports?.('preload')) append(root, preloads, preloaded);
  else run();
}

/** Calls back once a widget is at most a screen away from the viewport, or at once without IntersectionObserver. */
function whenNear(root: Document, onNear: () => void): void {
  const found = root.querySelectorAll(widgets);
  // The hash may point into a closed panel, which has no position until React opens it.
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
 * Loads the framework's scripts where the page has deferred them: after the load event, when an element that
 * needs React is near and the browser is idle, or at once at the first press, key or focus. A visitor who never
 * comes near a form loads no framework.
 * @param onArrival called when all of them have arrived
 * @returns whether the page has deferred scripts
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
