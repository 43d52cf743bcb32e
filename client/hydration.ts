import { loadDeferred } from './defer';

/** Time that React has to hydrate once its scripts have arrived or one has failed, in milliseconds. */
const patience = 4000;

/** Where the framework's scripts are. */
const framework = '/_next/';

/** Whether an error is about one of the framework's scripts: it did not arrive, or it threw. */
function isAboutFramework(event: Event): boolean {
  const source = event instanceof ErrorEvent ? event.filename : scriptOf(event.target);
  return source.includes(framework);
}

/** Address of the script that an element runs or fetches. */
function scriptOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : '';
}

/** Whether one of them failed before this script ran: it has ended, and nothing came. */
function hasFailedEarly(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.initiatorType === 'script' &&
        entry.name.includes(framework) &&
        (entry.decodedBodySize === 0 || entry.responseStatus >= 400),
    );
}

/**
 * Loads the framework's scripts where the page has deferred them, and marks the document when nothing
 * hydrates: a script does not arrive, throws, or all have arrived in vain. The style sheet then opens
 * panels, hides what cannot work, and shows in each form how to reach the firm. Should React hydrate
 * after all, the mark goes. `app/[locale]/error.tsx` tells when a component has thrown.
 */
export function watchHydration(root: Document): void {
  const page = root.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fail = () => {
    page.dataset.hydration = 'failed';
  };
  const suspect = () => {
    if (!window.hydrated) timer ??= setTimeout(fail, patience);
  };
  addEventListener(
    'error',
    (event) => {
      if (isAboutFramework(event)) suspect();
    },
    true,
  );
  addEventListener('hydrated', () => {
    clearTimeout(timer);
    delete page.dataset.hydration;
  });
  addEventListener('hydration-failed', fail);
  // A form that React does not answer would be sent by the browser.
  root.addEventListener('submit', (event) => {
    if (page.dataset.hydration) event.preventDefault();
  });

  if (loadDeferred(root, suspect)) return;
  if (root.querySelector(`script[src^="${framework}"]`) === null) return;
  if (hasFailedEarly()) suspect();
  if (root.readyState === 'complete') suspect();
  else addEventListener('load', suspect);
}
