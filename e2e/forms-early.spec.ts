import { expect, type Request } from 'playwright/test';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formOf,
  longForms,
  submitOf,
  toastRegion,
} from './support/forms';
import { frameworkScripts, holdBack } from './support/requests';
import { bothBuilds } from './support/servers';
import { test } from './support/test';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Requests whose URL contains entered text, in any encoding. */
function leaking(requests: Request[], of: FormCase): string[] {
  // The value of an option is not the visitor's text, and may be part of a URL.
  const entries = of.fields.filter((field) => field.kind !== 'choice').map((field) => field.entry);
  return requests
    .map((request) => request.url())
    .filter((url) => {
      const forms = [url, decodeURIComponent(url), decodeURIComponent(url.replaceAll('+', ' '))];
      return forms.some((form) => entries.some((entry) => form.includes(entry)));
    });
}

for (const of of longForms) {
  const title = `text typed before the scripts arrive is kept and never leaves: ${of.name}`;
  test(title, bothBuilds, async ({ page, context }) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    const release = await holdBack(page, frameworkScripts);
    // The load event waits for the scripts that are held back.
    await page.goto(of.path, { waitUntil: 'domcontentloaded' });
    const url = page.url();
    const form = formOf(page, of);

    await fillForm(form, of);
    await expect(submitOf(form, of)).toBeDisabled();
    await expect(form).toHaveAttribute('method', 'post');

    // Enter in a field submits a form, unless its only button is disabled.
    const documents = () => requests.filter((request) => request.isNavigationRequest()).length;
    await form.locator('input[type="email"]').press('Enter');
    await form.locator('input[name="name"]').press('Enter');
    expect(documents()).toBe(1);
    expect(page.url()).toBe(url);

    release();
    await expect(submitOf(form, of)).toBeEnabled();
    for (const field of of.fields) {
      await expect(fieldOf(form, field), field.name).toHaveValue(field.entry);
    }
    expect(documents(), 'what was pressed early is not replayed').toBe(1);
    await expect(toastRegion(page)).toBeEmpty();

    await submitOf(form, of).click();
    await expect(toastRegion(page).getByText(of.success.title, { exact: true })).toBeVisible();
    expect(page.url()).toBe(url);
    expect(leaking(requests, of)).toEqual([]);
  });
}
