import { loadLate } from './load-late';

const frames: FrameRequestCallback[] = [];

/** Tells that the page has been painted; undefined while nobody asks. */
let report: (() => void) | undefined;

/** A browser that knows when it paints. */
class Paints {
  constructor(private tell: () => void) {}
  observe() {
    report = this.tell;
  }
}

/** The next frame begins, and is painted. */
function paint(): void {
  for (const frame of frames.splice(0)) frame(0);
  report?.();
}

function scripts(): number {
  return document.head.querySelectorAll('script').length;
}

beforeEach(() => {
  delete window.early;
  frames.length = 0;
  report = undefined;
  Object.assign(window, { PerformanceObserver: Paints });
  window.requestAnimationFrame = (work) => frames.push(work);
  document.head.innerHTML =
    '<template><script type="text/plain" src="/client.js"></script></template>';
  document.body.innerHTML = '<button type="button">press</button>';
  loadLate(document);
});

afterEach(() => jest.restoreAllMocks());

test('the script is loaded when everything has loaded and been painted, once', () => {
  paint();
  expect(scripts()).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toBe(0);
  paint();
  expect(scripts()).toBe(1);
  document.querySelector('button')?.click();
  expect(scripts()).toBe(1);
});

test('a page that nobody sees does not wait to be painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toBe(1);
});

test('whoever does something before does not wait, and it is known what it was', () => {
  const button = document.querySelector('button');
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(scripts()).toBe(1);
  button?.click();
  expect(window.early?.type).toBe('click');
  expect(window.early?.target).toBe(button);
});
