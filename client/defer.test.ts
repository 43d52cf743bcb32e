import { loadDeferred } from './defer';

const idle: (() => void)[] = [];
const arrived = jest.fn();

function scripts(): (string | null)[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map((script) =>
    script.getAttribute('src'),
  );
}

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

/** The scripts that are on their way to run. */
const starting = () => preloads().map((link) => link.getAttribute('href'));

/** Lets them arrive; jsdom fetches none. */
async function preload(): Promise<void> {
  for (const link of preloads()) link.dispatchEvent(new Event('load'));
  await settle();
}

/** Opens a page with two scripts that wait, at the given stage of loading. */
function open(readyState: DocumentReadyState): void {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  document.body.innerHTML = `
    <main><button type="button">press</button></main>
    <script type="application/json" id="runtime">["/a.js","/b.js"]</script>`;
  loadDeferred(document, arrived);
}

let report: (entries: { isIntersecting: boolean }[]) => void;
const observe = jest.fn();

/** Says that a widget is near at once, unless `observe` is replaced; jsdom has none. */
class IntersectionObserver {
  observe = observe;
  disconnect = jest.fn();
  constructor(callback: typeof report, options: IntersectionObserverInit) {
    report = callback;
    // A screen ahead, so that it works by the time it is reached.
    expect(options.rootMargin).toBe('100% 0%');
  }
}

/** URLs that have been fetched without being run. */
const fetched: string[] = [];

function press(): void {
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
}

function runIdle(): void {
  for (const work of idle.splice(0)) work();
}

/** Lets promises resolve. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  idle.length = 0;
  fetched.length = 0;
  arrived.mockClear();
  document.head.replaceChildren();
  observe.mockReset().mockImplementation(() => report([{ isIntersecting: true }]));
  Object.assign(window, { IntersectionObserver });
  // jsdom has none.
  window.fetch = async (url) => {
    fetched.push(String(url));
    throw new Error('none');
  };
  window.requestIdleCallback = (work) =>
    idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
});

afterEach(() => {
  // Otherwise the listeners of this test would answer the next action, too.
  press();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('deferred scripts are fetched when everything has loaded and the browser is idle, and run at an action', async () => {
  open('interactive');
  runIdle();
  expect(fetched).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetched).toEqual([]);
  runIdle();
  expect(fetched).toEqual(['/a.js', '/b.js']);
  jest.runAllTimers();
  expect(starting()).toEqual([]);
  press();
  await preload();
  expect(scripts()).toEqual(['/a.js', '/b.js']);
  // The attribute by which React recognizes them.
  expect(document.querySelectorAll('script[async]')).toHaveLength(2);
});

test('without idle callbacks, deferred scripts are fetched after a moment', () => {
  // @ts-expect-error: as in some versions of Safari
  window.requestIdleCallback = undefined;
  open('complete');
  expect(fetched).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(fetched).toHaveLength(2);
});

test.each(['pointerup', 'focusin', 'input', 'click'])('%s runs deferred scripts', (type) => {
  open('interactive');
  document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(starting()).toHaveLength(2);
  window.dispatchEvent(new Event('load'));
  runIdle();
  expect(fetched).toEqual([]);
});

test('`onArrival` is called when the last script has arrived', async () => {
  open('complete');
  press();
  await preload();
  const [first, second] = document.querySelectorAll('script[async]');
  second?.dispatchEvent(new Event('load'));
  await settle();
  expect(arrived).not.toHaveBeenCalled();
  first?.dispatchEvent(new Event('load'));
  await settle();
  expect(arrived).toHaveBeenCalledTimes(1);
});

describe('between an action and the arrival of the scripts', () => {
  beforeEach(() => {
    open('complete');
    press();
  });

  test('no script runs before all have arrived', async () => {
    expect(starting()).toEqual(['/a.js', '/b.js']);
    preloads()[1]?.dispatchEvent(new Event('load'));
    await settle();
    expect(scripts()).toEqual([]);
    preloads()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(scripts()).toEqual(['/a.js', '/b.js']);
    expect(preloads()).toEqual([]);
  });

  test('no script runs where one does not arrive: the page stays as it is', async () => {
    preloads()[0]?.dispatchEvent(new Event('load'));
    preloads()[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(scripts()).toEqual([]);
    expect(arrived).not.toHaveBeenCalled();
  });
});

describe('a widget that is not near', () => {
  beforeEach(() => observe.mockReset());

  function openWith(content: string): void {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    document.body.innerHTML = `<main>${content}</main><script type="application/json" id="runtime">["/a.js"]</script>`;
    loadDeferred(document, arrived);
  }

  test.each([
    ['a form', '<form></form>'],
    ['tabs', '<div role="tablist"></div>'],
    ['answers', '<div data-state="closed"></div>'],
    ['a slideshow', '<section aria-roledescription="carousel"></section>'],
    ['a button of React', '<button></button>'],
  ])('deferred scripts are not fetched before this is near: %s', (_, widget) => {
    openWith(`<p>Text</p>${widget}<button data-client=""></button>`);
    expect(observe).toHaveBeenCalledTimes(1);
    report([{ isIntersecting: false }]);
    runIdle();
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(fetched).toEqual([]);
    report([{ isIntersecting: true }]);
    runIdle();
    expect(fetched).toEqual(['/a.js']);
    expect(starting()).toEqual([]);
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(starting()).toEqual(['/a.js']);
  });
});
