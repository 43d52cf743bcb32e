import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageTypes } from '@/test/page-types';
import { openHydrated } from './support/hydration';
import { inGroups } from './support/routes';

// Paper has no dark scheme, whatever the screen has.
test.use({ colorScheme: 'dark' });

/** What does not belong on paper, and text or grounds that are not black on white; runs in the page. */
function unprintable(): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const controls = [...document.querySelectorAll('nav, form, button, input, [role="tab"]')]
    .filter((element) => shown(element) && element.closest('h3') === null)
    .map((element) => `${element.localName}: ${element.textContent?.slice(0, 40)}`);
  const hiddenPanels = [
    ...document.querySelectorAll('[role="tabpanel"], [role="region"][data-state]'),
  ]
    .filter((panel) => !shown(panel))
    .map((panel) => `hidden: ${panel.textContent?.slice(0, 40)}`);
  // In sRGB 0x33 and 0xff, as in the print styles.
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const faint = [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a')]
    .filter(shown)
    .filter((element) => channels(getComputedStyle(element).color).some((value) => value > 0x33))
    .map((element) => `faint: ${element.textContent?.slice(0, 40)}`);
  return [...controls, ...hiddenPanels, ...faint];
}

async function expectPrintable(page: Page, title: string): Promise<void> {
  expect.soft(await page.evaluate(unprintable), title).toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 }), title).toBeVisible();
  await expect.soft(page.locator('body > footer address'), title).toContainText(site.street);
  await expect.soft(page.getByRole('img', { name: site.brand }), title).toBeVisible();
}

for (const group of inGroups(pageTypes, 10)) {
  test(`on paper there are texts and the address, no controls: ${group[0]?.name} …`, async ({
    page,
  }) => {
    for (const type of group) {
      await openHydrated(page, type.path);
      await page.emulateMedia({ media: 'print' });
      await expectPrintable(page, type.name);
      await page.emulateMedia({ media: 'screen' });
    }
  });
}

test('the logo and the pictures are there when the page is printed', async ({ page }) => {
  await openHydrated(page, pages.visa.path);
  await page.pdf({ format: 'A4' });
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter((picture) => !picture.complete || picture.naturalWidth === 0)
      .map((picture) => picture.src),
  );
  expect(missing).toEqual([]);
});
