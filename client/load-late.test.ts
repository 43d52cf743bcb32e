import { loadLate } from './load-late';

/** Whether the browser has painted what stands in the page. */
let isPainted: boolean;

/** Time passes, and what waits is done. */
function wait(): void {
  jest.advanceTimersByTime(100);
}

function scripts(): number {
  return document.head.querySelectorAll('script').length;
}

beforeEach(() => {
  jest.useFakeTimers();
  isPainted = false;
  delete window.early;
  const paint = {};
  Object.assign(performance, {
    getEntriesByName: (name: string) =>
      isPainted && name === 'first-contentful-paint' ? [paint] : [],
  });
  document.head.innerHTML =
    '<template><script type="text/plain" src="/client.js"></script></template>';
  document.body.innerHTML = '<button type="button">press</button>';
  loadLate(document);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the script is loaded when everything has loaded and been painted, once', () => {
  isPainted = true;
  wait();
  expect(scripts()).toBe(0);
  isPainted = false;
  window.dispatchEvent(new Event('load'));
  wait();
  expect(scripts()).toBe(0);
  isPainted = true;
  wait();
  expect(scripts()).toBe(1);
  document.querySelector('button')?.click();
  wait();
  expect(scripts()).toBe(1);
});

test('a browser that does not tell when it paints is waited for as long as a slow one', () => {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(4000);
  expect(scripts()).toBe(0);
  jest.advanceTimersByTime(2000);
  expect(scripts()).toBe(1);
});

test('a page that nobody sees does not wait to be painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('load'));
  wait();
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
