import { expect, type Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { openHydrated } from './support/hydration';
import { dismissButton, expectNoSuggestion, expectSuggestion } from './support/language-suggestion';
import { onBothBuilds } from './support/servers';
import { test } from './support/test';
import { withWindow } from './support/window';

// Playwright and headless mode turn the back/forward cache off; here it is on.
test.use({ locale: 'ja-JP', launchOptions: withWindow });

/** Makes a page say in its title whether it is restored from the cache. */
async function titleWhenRestored(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'restored' : 'loaded anew';
    });
  });
}

/** Goes back to a page, which is restored from the cache. */
async function expectRestored(page: Page, path: string): Promise<void> {
  // `page.goBack()` would wait for a load event, which a restored page does not have.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle('restored');
}

onBothBuilds(() => {
  test('going back restores a page from the back/forward cache', async ({ page }) => {
    for (const path of [pages.home.path, pages.accounting.path]) {
      await openHydrated(page, path);
      await titleWhenRestored(page);
      await page.goto(pages.about.path);
      await expectRestored(page, path);
    }
  });
});

test('a restored page knows the language chosen on another page', async ({ page }) => {
  await openHydrated(page, pages.about.path);
  await expectSuggestion(page, 'ja');
  await titleWhenRestored(page);
  await page.goto(pages.accounting.path);
  await dismissButton(page).click();
  await expectRestored(page, pages.about.path);
  await expectNoSuggestion(page);
});
