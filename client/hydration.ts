import { loadDeferred } from './defer';

/** Time limit of hydration once the scripts have arrived or one has failed, in milliseconds. */
const timeLimit = 4000;

const frameworkPath = '/_next/';

/** Whether an error event says that a script of the framework did not load, or threw. */
function isFrameworkError(event: Event): boolean {
  const source = event instanceof ErrorEvent ? event.filename : scriptOf(event.target);
  return source.includes(frameworkPath);
}

/** URL of the script that an element runs or preloads. */
function scriptOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : '';
}

/** Whether a script of the framework failed before this script ran: its request had no body or an error status. */
function hasFrameworkFailed(): boolean {
  // The entries of this type are of this class.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.some(
    ({ initiatorType, name, decodedBodySize, responseStatus }) =>
      initiatorType === 'script' &&
      name.includes(frameworkPath) &&
      (decodedBodySize === 0 || responseStatus >= 400),
  );
}

/**
 * Loads the deferred scripts of the framework, and sets `data-hydration="failed"` on the document when the page is
 * not hydrated within the time limit after the scripts have arrived, or after one did not arrive or threw. The style
 * sheet then opens panels and hides controls that cannot work; forms are sent by the browser. The attribute goes if
 * React hydrates after all. `app/[locale]/error.tsx` dispatches `hydration-failed` when a component throws.
 */
export function watchHydration(root: Document): void {
  const html = root.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fail = () => {
    html.dataset.hydration = 'failed';
  };
  const startTimer = () => {
    if (!window.hydrated) timer ??= setTimeout(fail, timeLimit);
  };
  addEventListener(
    'error',
    (event) => {
      if (isFrameworkError(event)) startTimer();
    },
    true,
  );
  addEventListener('hydrated', () => {
    clearTimeout(timer);
    delete html.dataset.hydration;
  });
  addEventListener('hydration-failed', fail);

  if (loadDeferred(root, startTimer)) return;
  if (root.querySelector(`script[src^="${frameworkPath}"]`) === null) return;
  if (hasFrameworkFailed()) startTimer();
  if (root.readyState === 'complete') startTimer();
  else addEventListener('load', startTimer);
}
