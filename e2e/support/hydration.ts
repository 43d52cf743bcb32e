import { expect, type Page } from 'playwright/test';

/** What React keeps on the document about the tree it has taken over. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } };

/** Whether React has finished taking over the server's HTML, if it is to; runs in the page. */
function isTakenOver(): boolean {
  if (document.querySelector('script[src^="/_next/"], script#runtime') === null) return true;
  const root: ReactRoot | undefined = Object.entries(document).find(([key]) =>
    key.startsWith('__reactContainer$'),
  )?.[1];
  return root !== undefined && root.stateNode.current.memoizedState.isDehydrated !== true;
}

/**
 * Waits until React has taken over the page: before that, a click on a widget goes unheard, and a
 * mismatch between server and browser has not been reported yet.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await expect(page.locator('main')).toBeVisible();
}

/** Opens a page and waits until its widgets work. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}
