import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import {
  languageLink,
  languageSummary,
  mainMenu,
  menuButton,
  servicesSummary,
} from '@/e2e/support/header';
import { missingPath } from '@/test/page-types';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import { groupName, inGroups, localizedPage, routeTypes, samplePaths } from './support/routes';

// Each test opens several pages: a busy machine needs more than the usual half minute.
test.describe.configure({ timeout: 120_000 });

const widths = [320, 360, 768, 1280, 1920];

/** What sticks out of the window to the right or left; runs in the page. */
function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`page: ${scrollWidth} > ${clientWidth}`] : [];
  // Content that is cut off does not widen the page, so each text is looked at as well.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent?.trim() === '' || !node.parentElement?.checkVisibility()) continue;
    // A wide table scrolls inside its own box: then the box is what must not stick out.
    const scroller = node.parentElement.closest('div:has(> table)');
    const scrolls = scroller !== null && getComputedStyle(scroller).overflowX === 'auto';
    range.selectNodeContents(node);
    const boxes = scrolls ? [scroller.getBoundingClientRect()] : range.getClientRects();
    for (const box of boxes) {
      const outside = box.right > clientWidth + 1 || box.left < -1;
      // Texts for screen readers only are clipped to a single pixel.
      const hidden = (node.parentElement.closest('.sr-only')?.clientWidth ?? 2) <= 1;
      if (outside && !hidden) texts.push(`"${node.textContent}": ${box.left} to ${box.right}`);
    }
  }
  return [...page, ...texts];
}

/** Expects nothing to stick out at any width. */
async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(overflowing), `${page.url()} at ${width} px`).toEqual([]);
  }
}

const all = [...routeTypes, missingPath];

// German has the longest words, Chinese has the densest text.
const looked = [
  ...all.map((path) => localizedPage('en', path)),
  ...all.map((path) => localizedPage('de', path)),
  ...samplePaths.map((path) => localizedPage('zh', path)),
];

for (const group of inGroups(looked, 9)) {
  const urls = group.map(({ url }) => url);
  test(`nothing sticks out of ${groupName(urls)}`, async ({ page }) => {
    for (const url of urls) {
      await page.goto(url);
      await expectFits(page);
    }
  });
}

test('nothing sticks out of open menus', async ({ page }) => {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, pages.payroll.path);
    await languageSummary(page).click();
    await expect(languageLink(page, 'ko')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(overflowing), `languages at ${width} px`).toEqual([]);
    await menuButton(page).click();
    await servicesSummary(page).click();
    const last = mainMenu(page).getByRole('link', { name: english.navigation.header.overview });
    await expect(last).toBeVisible();
    expect(await page.evaluate(overflowing), `menu at ${width} px`).toEqual([]);
  }
});

test('nothing sticks out of the other tabs', async ({ page }) => {
  await openHydrated(page, pages.insights.path);
  const { tabs } = english.pages.insights;
  for (const name of [tabs.faqs, tabs.blogs]) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectFits(page);
  }
  await openHydrated(page, pages.visa.path);
  for (const name of Object.values(english.services.visa.visaTypes.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectFits(page);
  }
});

test('the English home page is no longer than 8,500 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pages.home.path);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8500);
});
