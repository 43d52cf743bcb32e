import { expect, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { browserArguments, findBrowser } from '@/scripts/browser.mjs';
import { hydrated } from './support/hydration';

// Playwright turns the cache off; where it is on, a page can be restored as it was left.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const path of [pages.home.path, pages.contact.path, pages.accounting.path]) {
  test(`going back restores the page as it was left: ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'restored' : 'loaded anew';
      });
    });
    await page.goto(pages.about.path);
    // Playwright's own way back waits for the page to load, which it does not.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('restored');
  });
}
