import { expect, type Locator } from 'playwright/test';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formCases,
  formOf,
  submitOf,
  toastRegion,
} from './support/form-cases';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import { everyHost } from './support/servers';
import { test } from './support/test';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { toasts } = english.common;

const start = new Date('2025-06-02T09:00:00+08:00');

/** Expects every field to have the entered value, or to be empty. */
async function expectValues(form: Locator, formCase: FormCase, kept: boolean): Promise<void> {
  for (const field of formCase.fields) {
    await expect(fieldOf(form, field), field.name).toHaveValue(kept ? field.entry : '');
  }
}

for (const [index, formCase] of formCases.entries()) {
  test.describe(`the form ${formCase.name}`, () => {
    let form: Locator;
    let toast: Locator;
    let submit: Locator;

    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: start });
      await openHydrated(page, formCase.path);
      // Toasts stay until they are dismissed.
      await page.clock.pauseAt(start.getTime() + 600_000);
      form = formOf(page, formCase);
      toast = toastRegion(page);
      submit = submitOf(form, formCase);
      await expect(submit).toBeEnabled();
    });

    async function expectToast(title: string, text?: string): Promise<void> {
      await expect(toast.getByText(title, { exact: true })).toHaveCount(1);
      if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible();
      await toast.getByRole('button', { name: toasts.dismiss }).click();
      await expect(toast).toBeEmpty();
    }

    test('does not send incomplete or malformed entries', async () => {
      await fillForm(form, formCase);
      for (const missing of formCase.fields.filter((field) => field.required)) {
        const control = fieldOf(form, missing);
        if (missing.kind === 'select') await control.selectOption('');
        else await control.fill('');
        await submit.click();
        // The browser focuses the field; other fields keep their values.
        await expect(control).toBeFocused();
        await expect(control).toHaveJSProperty('validity.valueMissing', true);
        await fillForm(form, { ...formCase, fields: [missing] });
        await expectValues(form, formCase, true);
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
      await expectValues(form, formCase, false);
      // A live region must be there before its text, or nothing is announced.
      await expect(toast).toBeAttached();
      await fillForm(form, formCase);
      await context.setOffline(true);
      await submit.click();
      await expectToast(toasts.errorTitle);
      await expectValues(form, formCase, true);

      // The entered text is still there once the connection is back.
      await context.setOffline(false);
      await submit.dblclick();
      await expectToast(formCase.success.title, formCase.success.text);
      await expectValues(form, formCase, false);
      await expect(submit, 'ready for another one').toBeEnabled();
      expect(page.url()).toBe(url);

      // Optional fields may be empty; Enter in a field submits the form.
      await fillForm(form, {
        ...formCase,
        fields: formCase.fields.filter((field) => field.required),
      });
      await form.locator('input[type="email"]').press('Enter');
      await expectToast(formCase.success.title);
    });
  });
}
