import { expect, type Page } from 'playwright/test';

/** Position of an element in the viewport, and whether the page is scrolled to its end; runs in the page. */
function position(id: string): { top: number; height: number; isAtEnd: boolean } | null {
  const element = document.getElementById(id);
  if (element === null) return null;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return {
    top: element.getBoundingClientRect().top,
    height: clientHeight,
    isAtEnd: scrollTop + clientHeight >= scrollHeight - 2,
  };
}

/**
 * Waits until a section has been scrolled to: its top is just below the header, or, where the page
 * ends before that, at least in the upper part of the window.
 */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => {
      // The page may be on its way to another one.
      const found = await page.evaluate(position, id).catch(() => null);
      if (found === null) return 'no such section';
      const limit = found.isAtEnd ? found.height * 0.75 : 200;
      return found.top >= -2 && found.top <= limit ? 'there' : `top at ${Math.round(found.top)}`;
    }, `#${id} is scrolled to`)
    .toBe('there');
}

/** Waits until the page is at its very top. */
export async function expectAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY), 'at the top').toBe(0);
}

/** Scrolls far down without any animation. */
export async function scrollFarDown(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
}
