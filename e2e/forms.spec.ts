import { expect, type Locator } from 'playwright/test';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formCases,
  formOf,
  submitOf,
  toastRegion,
} from './support/forms';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import { everyHost } from './support/servers';
import { test } from './support/test';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { toasts } = english.common;

const start = new Date('2025-06-02T09:00:00+08:00');

/** Expects every field to hold what was entered, or nothing at all. */
async function expectValues(form: Locator, of: FormCase, kept: boolean): Promise<void> {
  for (const field of of.fields) {
    await expect(fieldOf(form, field), field.name).toHaveValue(kept ? field.entry : '');
  }
}

for (const [index, of] of formCases.entries()) {
  test.describe(`the form ${of.name}`, () => {
    let form: Locator;
    let toast: Locator;
    let submit: Locator;

    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: start });
      await openHydrated(page, of.path);
      // Toasts stay until they are dismissed.
      await page.clock.pauseAt(start.getTime() + 600_000);
      form = formOf(page, of);
      toast = toastRegion(page);
      submit = submitOf(form, of);
      await expect(submit).toBeEnabled();
    });

    async function expectToast(title: string, text?: string): Promise<void> {
      await expect(toast.getByText(title, { exact: true })).toHaveCount(1);
      if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible();
      await toast.getByRole('button', { name: toasts.dismiss }).click();
      await expect(toast).toBeEmpty();
    }

    test('does not send what is incomplete or malformed', async () => {
      await fillForm(form, of);
      for (const missing of of.fields.filter((field) => field.required)) {
        const control = fieldOf(form, missing);
        if (missing.kind === 'choice') await control.selectOption('');
        else await control.fill('');
        await submit.click();
        // The browser focuses the field; other fields keep their values.
        await expect(control).toBeFocused();
        await expect(control).toHaveJSProperty('validity.valueMissing', true);
        await fillForm(form, { ...of, fields: [missing] });
        await expectValues(form, of, true);
        await expect(toast).toBeEmpty();
      }
      const email = form.locator('input[type="email"]');
      await email.fill('ana.reyes');
      await submit.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveJSProperty('validity.typeMismatch', true);
      await expect(email).toHaveValue('ana.reyes');
      await expect(toast).toBeEmpty();
    });

    test('confirms what was sent, once, and keeps every field when sending fails', {
      ...(index === 0 && everyHost),
    }, async ({ page, context }) => {
      const url = page.url();
      await expectValues(form, of, false);
      // A live region must be there before its text, or nothing is announced.
      await expect(toast).toBeAttached();
      await fillForm(form, of);
      await context.setOffline(true);
      await submit.click();
      await expectToast(toasts.errorTitle);
      await expectValues(form, of, true);

      // The entered text is still there once the connection is back.
      await context.setOffline(false);
      await submit.dblclick();
      await expectToast(of.success.title, of.success.text);
      await expectValues(form, of, false);
      await expect(submit, 'ready for another one').toBeEnabled();
      expect(page.url()).toBe(url);

      // Optional fields may be empty; Enter in a field submits the form.
      await fillForm(form, { ...of, fields: of.fields.filter((field) => field.required) });
      await form.locator('input[type="email"]').press('Enter');
      await expectToast(of.success.title);
    });
  });
}
