import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { browserArguments, findBrowser } from '@/scripts/browser.mjs';
import { hydrated, openHydrated } from './support/hydration';
import { dismissButton, expectNoOffer, expectOffer } from './support/offer';

// Playwright turns the cache off, and a browser without a window has none; where it is on, a page can be
// restored as it was left.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Has the title of a page say whether it was restored. */
async function tellRestored(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'restored' : 'loaded anew';
    });
  });
}

/** Goes back to a page, which is restored as it was left. */
async function expectRestored(page: Page, path: string): Promise<void> {
  // Playwright's own way back waits for the page to load, which it does not.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle('restored');
}

for (const path of [pages.home.path, pages.contact.path, pages.accounting.path]) {
  test(`going back restores the page as it was left: ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await tellRestored(page);
    await page.goto(pages.about.path);
    await expectRestored(page, path);
  });
}

test.describe(() => {
  test.use({ locale: 'ja-JP' });

  test('a restored page knows what was chosen elsewhere', async ({ page }) => {
    await openHydrated(page, pages.about.path);
    await expectOffer(page, 'ja');
    await tellRestored(page);
    await page.goto(pages.accounting.path);
    await dismissButton(page).click();
    await expectRestored(page, pages.about.path);
    await expectNoOffer(page);
  });
});
