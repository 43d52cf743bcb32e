import { whenNear } from './when-near';

/** The element in which a page of the static output lists its deferred scripts, as JSON. */
const listSelector = 'script#runtime';

/**
 * Actions of a visitor, upon which the scripts run; a screen reader may only focus or click. Scrolling does not count:
 * a touch pan ends with `pointercancel`, not `pointerup`.
 */
const actions = ['pointerup', 'focusin', 'input', 'click'];

/** Elements that do something by themselves; the value says after how many milliseconds. */
const selfStartingSelector = '[data-starts-after]';

/**
 * Elements in `main` that need React, of which the nearest is looked for. `needsReact` (build/finish-pages.ts) looks in
 * the whole page, and for fields outside forms too: a new kind goes into both.
 */
const widgetSelector =
  'main :is(form,[role=tablist],[data-state],[aria-roledescription],button:not([popovertarget],[data-client]))';

/** Appends elements to the head. @returns when all have loaded; never where one fails */
function append(root: Document, elements: HTMLElement[]): Promise<unknown> {
  return Promise.all(
    elements.map(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('load', resolve);
          root.head.append(element);
        }),
    ),
  );
}

/**
 * Loads scripts and runs them. None runs before all have loaded: if one failed afterwards, React
 * would replace the page by an error page, and typed text would be lost.
 */
async function load(root: Document, sources: readonly string[]): Promise<void> {
  const preloads = sources.map((href) =>
    Object.assign(root.createElement('link'), { rel: 'preload', as: 'script', href }),
  );
  await append(root, preloads);
  for (const preload of preloads) preload.remove();
  const scripts = sources.map((source) => {
    const script = root.createElement('script');
    // As Next writes them: it runs its scripts in any order. React looks for just these attributes, and would
    // load a script without them once more.
    script.setAttribute('async', '');
    script.setAttribute('src', source);
    return script;
  });
  await append(root, scripts);
}

/** Fetches scripts into the cache of the browser, from which they are loaded later. */
function fetchAhead(sources: readonly string[]): void {
  // A failure shows again when the script is loaded.
  for (const source of sources) fetch(source, { priority: 'low' }).catch(() => {});
}

function whenIdle(work: () => void): void {
  // Not in every Safari.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/**
 * Loads the framework's scripts where the page has deferred them. They are fetched after the load event, when an
 * element that needs React is near and the browser is idle. They run at the first action of a visitor, near such an
 * element also when the pointer moves; by themselves where something starts by itself, or where the URL may name what
 * only React shows: a tab, a page of a list. So a visitor who never comes near a form fetches no framework, and one
 * who only reads runs none.
 * @param onArrival called when all of them have arrived
 * @returns whether the page has deferred scripts
 */
export function loadDeferred(root: Document, onArrival: () => void): boolean {
  const element = root.querySelector(listSelector);
  if (element === null) return false;
  const sources: string[] = JSON.parse(element.textContent);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const action of actions) root.removeEventListener(action, start, true);
    void load(root, sources).then(onArrival);
  };
  // In the capture phase: client/early-clicks.ts stops the clicks that it holds back.
  for (const action of actions) root.addEventListener(action, start, true);
  const onLoad = () => {
    const selfStarting = root.querySelector<HTMLElement>(selfStartingSelector);
    if (location.hash || location.search) whenIdle(start);
    else if (selfStarting) setTimeout(start, Number(selfStarting.dataset.startsAfter));
    // At most a screen away.
    whenNear(root.querySelectorAll(widgetSelector), '100% 0%', () => {
      root.addEventListener('pointermove', start, { once: true });
      whenIdle(() => isStarted || fetchAhead(sources));
    });
  };
  if (root.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
  return true;
}
