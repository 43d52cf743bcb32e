/** Accessibility of opened menus, panels and toasts; pages.spec.ts tests pages as they open. */
import { expect, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { english } from '@/test/english';
import { expectAccessible, expectAccessibleText } from './support/axe';
import { fillForm, formOf, homeForm, submitOf, toastRegion } from './support/form-cases';
import {
  desktop,
  languageLink,
  languageSummary,
  mainMenu,
  menuButton,
  mobile,
  servicesSummary,
} from './support/header';
import { openHydrated } from './support/hydration';
import { expectConfirmed } from './support/inquiries';
import { messagesOf } from './support/messages';

// No animations: a fade in progress would be measured as low contrast.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

test('no accessibility violation on a small screen, its menus open', async ({ page }) => {
  await page.setViewportSize(mobile);
  await openHydrated(page, pages.home.path);
  await expectAccessible(page);
  await menuButton(page).click();
  await servicesSummary(page).click();
  const { tax } = english.navigation.pages;
  await expect(mainMenu(page).getByRole('link', { name: tax })).toBeVisible();
  await expectAccessible(page, 'menu', 'header');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await languageSummary(page).click();
  await expect(languageLink(page, 'ko')).toBeVisible();
  await expectAccessible(page, 'languages', 'header');
});

test('no accessibility violation in open dropdowns', async ({ page }) => {
  await openHydrated(page, pages.payroll.path);
  for (const summary of [servicesSummary(page), languageSummary(page)]) {
    await summary.click();
    await expectAccessible(page, 'dropdown', 'header');
  }
});

test('no accessibility violation in an open question', async ({ page }) => {
  const { tabs, faq } = english.pages.insights;
  await openHydrated(page, pages.insights.path);
  await page.getByRole('tab', { name: tabs.faqs }).click();
  await page.getByRole('button', { name: faq.categories.tax.name }).click();
  await expectAccessible(page, 'question', 'main');
});

test('no accessibility violation with a confirmation or an error', async ({ page, context }) => {
  await openHydrated(page, homeForm.path);
  const form = formOf(page, homeForm);
  await fillForm(form, homeForm);
  for (const [isOffline, title] of [
    [true, english.common.toasts.errorTitle],
    [false, homeForm.success.title],
  ] as const) {
    await context.setOffline(isOffline);
    await submitOf(form, homeForm).click();
    const toast = toastRegion(page);
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    // A toast stays while the pointer is on it.
    await toast.getByText(title, { exact: true }).hover();
    await expectAccessible(page, title);
  }
});

/** Sends the form of the page as the browser does without scripts, also where it is not filled in. */
function sendByBrowser(): void {
  const form = document.querySelector('form');
  if (form) HTMLFormElement.prototype.submit.call(form);
}

test('no accessibility violation on the pages of the inquiries service, in all languages', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    // Their style is the same in every language.
    const expectGood = locale === defaultLocale ? expectAccessible : expectAccessibleText;
    await page.goto(localizedPath(locale, pages.contact.path), { waitUntil: 'domcontentloaded' });
    await page.evaluate(sendByBrowser);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('[aria-invalid]').first()).toBeFocused();
    await expectGood(page, `${locale} refused`);
    await page.locator('[name="name"]').fill('Ana');
    await page.locator('[name="email"]').fill('ana@visitor.example');
    await page.locator('[name="message"]').fill(`Hello ${locale}`);
    await page.getByRole('button').click();
    await expectConfirmed(page, messagesOf(locale).common.inquiries);
    await expectGood(page, `${locale} sent`);
  }
});
