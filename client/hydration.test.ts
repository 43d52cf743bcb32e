import { watchHydration } from './hydration';

const deferred = '<script type="application/json" id="runtime">["/_next/a.js"]</script>';
const notDeferred = '<script type="text/plain" src="/_next/a.js"></script>';

/** What the browser has fetched before; jsdom fetches nothing. */
class PerformanceResourceTiming {
  readonly initiatorType = 'script';
  constructor(
    readonly name: string,
    readonly decodedBodySize: number,
    readonly responseStatus: number,
  ) {}
}

let fetched: PerformanceResourceTiming[] = [];
// jsdom has none.
class IntersectionObserver {}
Object.assign(globalThis, { IntersectionObserver });
Object.assign(performance, { getEntriesByType: () => fetched });

/** Opens a page; what earlier tests listen for on the window is about the same document. */
function open(scripts: string): void {
  document.head.replaceChildren();
  document.body.innerHTML = `<form></form>${scripts}`;
  watchHydration(document);
  // An action of a visitor, upon which deferred scripts run.
  document.dispatchEvent(new Event('focusin'));
}

function isMarked(): boolean {
  return document.documentElement.dataset.hydration === 'failed';
}

function report(filename: string): void {
  window.dispatchEvent(new ErrorEvent('error', { filename }));
}

beforeEach(() => {
  fetched = [];
  jest.useFakeTimers({ doNotFake: ['performance'] });
  delete window.hydrated;
  // Nothing is fetched ahead.
  window.requestIdleCallback = () => 0;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});

afterEach(() => {
  window.hydrated = true;
  window.dispatchEvent(new Event('hydrated'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['did not arrive', 0, 0, true],
  ['was not there', 9, 404, true],
  ['arrived', 9, 200, false],
])(
  'a script that %s before this one ran (%i bytes, status %i) marks the page: %s',
  (_, size, status, marked) => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const url = 'https://site.example/_next/static/chunks/a.js';
    fetched = [new PerformanceResourceTiming(url, size, status)];
    open(notDeferred);
    jest.advanceTimersByTime(5000);
    expect(isMarked()).toBe(marked);
  },
);

test.each([
  ['an extension throws', () => report('chrome-extension://x/a.js')],
  ['another site’s script throws', () => report('')],
  ['a picture does not arrive', () => document.body.dispatchEvent(new Event('error'))],
])('when %s, nothing is marked', (_, happens) => {
  open(deferred);
  happens();
  jest.advanceTimersByTime(60_000);
  expect(isMarked()).toBe(false);
});

test('a page without scripts of the framework is never marked', () => {
  open('<script type="text/plain" src="/client.js"></script>');
  jest.advanceTimersByTime(60_000);
  expect(isMarked()).toBe(false);
});
