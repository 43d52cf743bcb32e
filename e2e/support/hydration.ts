import { expect, type Page } from 'playwright/test';

/** Whether the page is hydrated or needs no hydration; runs in the page. */
function isHydrated(): boolean {
  // A page without the framework has neither of these.
  const waits = document.querySelector('script[src^="/_next/"], script#runtime') !== null;
  return document.readyState !== 'loading' && (window.hydrated === true || !waits);
}

/**
 * Waits until React has hydrated the page: before, a widget does not react to a click, and a hydration mismatch has
 * not been reported.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  // Where no widget is near, React is loaded at the first interaction.
  await page.evaluate(() => document.dispatchEvent(new Event('focusin')));
  await page.waitForFunction(isHydrated);
  await expect(page.locator('main')).toBeVisible();
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until a page is hydrated and idle. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  // React reports a mismatch and starts its effects when the browser is idle next.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page and waits until it is hydrated and idle. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
}
