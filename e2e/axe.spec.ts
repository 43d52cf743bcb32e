import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import {
  desktop,
  languageLink,
  languageSummary,
  mainMenu,
  menuButton,
  mobile,
  servicesSummary,
} from '@/e2e/support/header';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { missingPath } from '@/test/page-types';
import { fillForm, formCases, formOf, submitOf, toastRegion } from './support/forms';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import { groupName, inGroups, routeTypes } from './support/routes';

// A fade in progress would be measured as poor contrast.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

// Each test opens several pages: a busy machine needs more than the usual half minute.
test.describe.configure({ timeout: 120_000 });

/** WCAG 2.2 up to level AA; rules of best practice are not part of it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no violation on the page as it stands now. */
async function expectAccessible(page: Page): Promise<void> {
  // The mode without a second tab for frames is twice as fast, and the site has no frames.
  await expect(page.locator('iframe')).toHaveCount(0);
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  const { violations, passes } = await axe.analyze();
  expect(passes.length, 'rules that had something to check').toBeGreaterThan(10);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, page.url()).toEqual([]);
}

for (const group of inGroups([...routeTypes, missingPath], 4)) {
  test(`no violation: ${groupName(group)}`, async ({ page }) => {
    for (const path of group) {
      await openHydrated(page, path);
      await expectAccessible(page);
    }
  });
}

const paths = [
  pages.home.path,
  pages.insights.path,
  pages.visa.path,
  pages.about.path,
  missingPath,
];

test('no violation in the other languages', async ({ page }) => {
  for (const [index, locale] of localeCodes.filter((code) => code !== 'en').entries()) {
    await openHydrated(page, localizedPath(locale, paths[index] ?? pages.home.path));
    await expectAccessible(page);
  }
});

test('no violation on a small screen', async ({ page }) => {
  await page.setViewportSize(mobile);
  await openHydrated(page, pages.home.path);
  await expectAccessible(page);
  await menuButton(page).click();
  await servicesSummary(page).click();
  await expect(
    mainMenu(page).getByRole('link', { name: english.navigation.pages.tax }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await languageSummary(page).click();
  await expect(languageLink(page, 'ko')).toBeVisible();
  await expectAccessible(page);
});

test('no violation in open dropdowns', async ({ page }) => {
  await openHydrated(page, pages.payroll.path);
  await servicesSummary(page).click();
  await expectAccessible(page);
  await languageSummary(page).click();
  await expectAccessible(page);
});

test('no violation in the other tabs and in an open question', async ({ page }) => {
  const { tabs, faq } = english.pages.insights;
  await openHydrated(page, pages.insights.path);
  await page.getByRole('tab', { name: tabs.blogs }).click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: tabs.faqs }).click();
  await page.getByRole('button', { name: faq.categories.tax.name }).click();
  await expectAccessible(page);
});

test('no violation with a confirmation and with an error on screen', async ({ page, context }) => {
  const [of] = formCases;
  await openHydrated(page, of.path);
  const form = formOf(page, of);
  await fillForm(form, of);
  await context.setOffline(true);
  await submitOf(form, of).click();
  await expect(toastRegion(page).getByText(english.common.toasts.errorTitle)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await submitOf(form, of).click();
  await expect(toastRegion(page).getByText(of.success.title, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
