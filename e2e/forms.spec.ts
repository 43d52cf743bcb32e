import { expect, type Locator, test } from 'playwright/test';
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

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { toasts } = english.common;

/** Expects every field to hold what was entered, or nothing at all. */
async function expectValues(form: Locator, of: FormCase, kept: boolean): Promise<void> {
  for (const field of of.fields) {
    await expect(fieldOf(form, field)).toHaveValue(kept ? field.entry : '');
  }
}

for (const of of formCases) {
  test.describe(`form: ${of.name}`, () => {
    test.beforeEach(async ({ page }) => {
      await openHydrated(page, of.path);
      await expect(submitOf(formOf(page, of), of)).toBeEnabled();
    });

    test('is the form of its page, ready to be filled in', async ({ page }) => {
      const form = formOf(page, of);
      await expect(form).toHaveAttribute('method', 'post');
      const ids = await form
        .locator('input, select, textarea')
        .evaluateAll((controls) => controls.map(({ id }) => id));
      expect(ids).toEqual(of.fields.map(({ name }) => `${of.form}-${name}`));
      await expectValues(form, of, false);
    });

    test('does not send what is incomplete or malformed', async ({ page }) => {
      const form = formOf(page, of);
      const submit = submitOf(form, of);
      for (const missing of of.fields.filter((field) => field.required)) {
        await fillForm(form, of);
        const control = fieldOf(form, missing);
        if (missing.kind === 'choice') await control.selectOption('');
        else await control.fill('');
        await submit.click();
        // The browser points at the field; everything else stays as it was entered.
        await expect(control).toBeFocused();
        await expect(control).toHaveJSProperty('validity.valueMissing', true);
        for (const field of of.fields.filter((other) => other !== missing)) {
          await expect(fieldOf(form, field)).toHaveValue(field.entry);
        }
        await expect(toastRegion(page)).toBeEmpty();
      }
      await fillForm(form, of);
      const email = form.locator('input[type="email"]');
      await email.fill('ana.reyes');
      await submit.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveJSProperty('validity.typeMismatch', true);
      await expect(email).toHaveValue('ana.reyes');
      await expect(toastRegion(page)).toBeEmpty();
    });

    test('confirms what was sent and clears its fields', async ({ page }) => {
      const form = formOf(page, of);
      const url = page.url();
      // A live region must be there before its text, or nothing is announced.
      await expect(toastRegion(page)).toBeAttached();
      await fillForm(form, of);
      await submitOf(form, of).click();
      const toast = toastRegion(page);
      await expect(toast.getByText(of.success.title, { exact: true })).toBeVisible();
      await expect(toast.getByText(of.success.text, { exact: true })).toBeVisible();
      await expectValues(form, of, false);
      await expect(submitOf(form, of), 'ready for another one').toBeEnabled();
      expect(page.url()).toBe(url);
      await toast.getByRole('button', { name: toasts.dismiss }).click();
      await expect(toast).toBeEmpty();

      // What is optional may be left out.
      await fillForm(form, { ...of, fields: of.fields.filter((field) => field.required) });
      await submitOf(form, of).click();
      await expect(toast.getByText(of.success.title, { exact: true })).toBeVisible();
    });

    test('is sent once, however often it is submitted', async ({ page }) => {
      const form = formOf(page, of);
      await fillForm(form, of);
      await submitOf(form, of).dblclick();
      const toast = toastRegion(page);
      await expect(toast.getByText(of.success.title, { exact: true })).toHaveCount(1);
      // With a single toast, dismissing it leaves nothing behind.
      await toast.getByRole('button', { name: toasts.dismiss }).click();
      await expect(toast).toBeEmpty();

      // Faster than any hand: both before the first one has been dealt with.
      await fillForm(form, of);
      await form.evaluate((element) => {
        if (!(element instanceof HTMLFormElement)) throw new Error('not a form');
        element.requestSubmit();
        element.requestSubmit();
      });
      await expect(toast.getByText(of.success.title, { exact: true })).toHaveCount(1);
      await toast.getByRole('button', { name: toasts.dismiss }).click();
      await expect(toast).toBeEmpty();
    });

    test('keeps every field when sending fails', async ({ page, context }) => {
      const form = formOf(page, of);
      await fillForm(form, of);
      await context.setOffline(true);
      await submitOf(form, of).click();
      const toast = toastRegion(page);
      await expect(toast.getByText(toasts.errorTitle, { exact: true })).toBeVisible();
      await expect(toast.getByText(of.success.title, { exact: true })).toHaveCount(0);
      await expectValues(form, of, true);

      // Nothing has to be typed again once the connection is back.
      await context.setOffline(false);
      await submitOf(form, of).click();
      await expect(toast.getByText(of.success.title, { exact: true })).toBeVisible();
      await expectValues(form, of, false);
    });
  });
}

test('Enter in a field sends the form', async ({ page }) => {
  const [home] = formCases;
  await openHydrated(page, home.path);
  const form = formOf(page, home);
  await expect(submitOf(form, home)).toBeEnabled();
  await fillForm(form, home);
  await form.locator('input[type="email"]').press('Enter');
  await expect(toastRegion(page).getByText(home.success.title, { exact: true })).toBeVisible();
});
