import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { auditTexts } from '@/i18n/audit-texts';
import { shownTexts } from '@/test/page-texts';
import { fieldOf, fillForm, formCases, formOf, submitOf, toastRegion } from './support/forms';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import { differences, loadPictures, serveWholeSheet, stylesIn } from './support/page-styles';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const [, contact] = formCases;
if (contact === undefined) throw new Error('no form of the contact page');
const { run } = auditTexts(english.audit);
const { tabs, faq } = shownTexts('insights');

/** What a visitor does on a page, and what is there afterwards. */
const cases: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'a form that is not complete, and could not be sent',
    path: contact.path,
    act: async (page) => {
      const form = formOf(page, contact);
      await fillForm(form, contact);
      await page.context().setOffline(true);
      await submitOf(form, contact).click();
      await expect(toastRegion(page)).not.toBeEmpty();
      await page.context().setOffline(false);
      // As long as the pointer is there, it stays.
      await toastRegion(page).getByRole('button').hover();
      for (const field of contact.fields) {
        if (field.required && field.kind !== 'choice') await fieldOf(form, field).fill('');
      }
      await submitOf(form, contact).evaluate((button) => {
        if (button instanceof HTMLButtonElement) button.form?.reportValidity();
      });
    },
  },
  {
    name: 'another tab, and an open answer in it',
    path: pages.insights.path,
    act: async (page) => {
      await page.getByRole('tab', { name: tabs.faqs, exact: true }).click();
      const [category] = Object.values(faq.categories);
      const title = page.getByRole('button', { name: category?.name ?? '', exact: true });
      await title.click();
      await expect(title).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'the results of an audit',
    path: pages.seoAudit.path,
    act: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('combobox', { name: run.what }).selectOption(pages.tax.path);
      await main.getByRole('button', { name: run.start, exact: true }).click();
      await expect(main.getByRole('tab').first()).toBeVisible({ timeout: 60_000 });
      await page.mouse.move(0, 0);
    },
  },
];

for (const { name, path, act } of cases) {
  test(`what appears later looks as with the whole style sheet: ${name}`, async ({ page }) => {
    test.slow();
    await page.route('**/*.woff2', (route) => route.abort());
    const stylesAfter = async () => {
      await openHydrated(page, path);
      // What is scrolled into view without a connection would fail.
      await loadPictures(page);
      await act(page);
      return stylesIn(page);
    };
    const own = await stylesAfter();
    await serveWholeSheet(page, 'en', path);
    expect(differences(own, await stylesAfter())).toEqual([]);
  });
}
