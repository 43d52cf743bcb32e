import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SoftNavigation } from './soft-navigation';

const router = { push: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.push.mockClear();
  router.prefetch.mockClear();
  render(
    <>
      <a href="/about" data-soft="">
        <span>about</span>
      </a>
      <a href="/plain">plain</a>
      <SoftNavigation />
    </>,
  );
});

/** Clicks, and says whether the browser is left to follow the link. */
function leftToTheBrowser(name: string, options: MouseEventInit = {}): boolean {
  const link = screen.getByText(name);
  const click = createEvent.click(link, { button: 0, ...options });
  fireEvent(link, click);
  return !click.defaultPrevented;
}

test('a click changes the page without a reload', () => {
  expect(leftToTheBrowser('about')).toBe(false);
  expect(router.push.mock.calls).toEqual([['/about']]);
});

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is the browser’s: a new tab, a download', (options) => {
  expect(leftToTheBrowser('about', options)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('other links are the browser’s', () => {
  expect(leftToTheBrowser('plain')).toBe(true);
  fireEvent.mouseOver(screen.getByText('plain'));
  expect(router.push).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('a click that something else has handled is left alone', () => {
  screen.getByText('about').addEventListener('click', (event) => event.preventDefault());
  leftToTheBrowser('about');
  expect(router.push).not.toHaveBeenCalled();
});

test('on sight nothing is fetched ahead', () => {
  expect(router.prefetch).not.toHaveBeenCalled();
});

test.each([
  ['hover', () => fireEvent.mouseOver(screen.getByText('about'))],
  ['focus', () => fireEvent.focusIn(screen.getByText('about'))],
  ['touch', () => fireEvent.touchStart(screen.getByText('about'))],
])('on %s its page is, once', (_, intend) => {
  intend();
  intend();
  expect(router.prefetch.mock.calls).toEqual([['/about']]);
});
