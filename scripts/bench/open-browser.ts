import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '@/scripts/browser.mjs';

/** The telephone that Lighthouse measures with (its `motoGPower4G`). */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Starts a browser. @param flags on top of what every script here gives it */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, ...flags],
    // Playwright turns this cache off, which visitors have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Opens a page of a visitor who was never here, does something with it, and closes it. */
export async function asNewVisitor<Result>(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  visit: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    // tsx wraps each named function in this helper, which browsers do not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    return await visit(page, context);
  } finally {
    await context.close();
  }
}
