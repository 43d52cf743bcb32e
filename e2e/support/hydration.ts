import { expect, type Page } from 'playwright/test';

/** Whether React has hydrated the page, if it is to; runs in the page. */
function isHydrated(): boolean {
  // A page that runs nothing of the framework has neither of these.
  const waits = document.querySelector('script[src^="/_next/"], script#runtime') !== null;
  return document.readyState !== 'loading' && (window.hydrated === true || !waits);
}

/**
 * Waits until React has hydrated the page: before that, a click on a widget goes unheard, and a
 * mismatch between server and browser has not been reported yet.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  // Where no widget is near, React waits for the visitor to do something.
  await page.evaluate(() => document.dispatchEvent(new Event('focusin')));
  await page.waitForFunction(isHydrated);
  await expect(page.locator('main')).toBeVisible();
}

/** Opens a page and waits until its widgets work. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until a hydrated page has done what it does by itself. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  // React reports a mismatch and starts its effects when the browser is idle next.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page and waits until it has done what it does by itself. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
}
