import type { Page } from 'playwright/test';

/** URL pattern of the framework's scripts. */
export const frameworkScripts = '**/_next/static/**/*.js';

/** Holds back requests whose URL matches until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
