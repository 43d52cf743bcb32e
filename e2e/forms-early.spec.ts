import { expect, type Request } from 'playwright/test';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formOf,
  longForms,
  submitOf,
  toastRegion,
} from './support/form-cases';
import { frameworkScripts, holdBack } from './support/requests';
import { bothBuilds } from './support/servers';
import { test } from './support/test';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** URLs of requests that contain entered text, in any encoding. */
function leakingUrls(requests: Request[], formCase: FormCase): string[] {
  // The value of an option is not the visitor's text, and may be part of a URL.
  const entries = formCase.fields
    .filter((field) => field.kind !== 'select')
    .map((field) => field.entry);
  return requests
    .map((request) => request.url())
    .filter((url) => {
      const forms = [url, decodeURIComponent(url), decodeURIComponent(url.replaceAll('+', ' '))];
      return forms.some((form) => entries.some((entry) => form.includes(entry)));
    });
}

for (const formCase of longForms) {
  const title = `text typed before the scripts load is kept, and sent nowhere: ${formCase.name}`;
  test(title, bothBuilds, async ({ page, context }) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    const release = await holdBack(page, frameworkScripts);
    // The load event waits for the scripts that are held back.
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    const url = page.url();
    const form = formOf(page, formCase);

    await fillForm(form, formCase);
    await expect(submitOf(form, formCase)).toBeDisabled();
    await expect(form).toHaveAttribute('method', 'post');

    // Enter in a field submits a form, unless its only button is disabled.
    const documents = () => requests.filter((request) => request.isNavigationRequest()).length;
    await form.locator('input[type="email"]').press('Enter');
    await form.locator('input[name="name"]').press('Enter');
    expect(documents()).toBe(1);
    expect(page.url()).toBe(url);

    release();
    await expect(submitOf(form, formCase)).toBeEnabled();
    for (const field of formCase.fields) {
      await expect(fieldOf(form, field), field.name).toHaveValue(field.entry);
    }
    expect(documents(), 'an early submit is not replayed').toBe(1);
    await expect(toastRegion(page)).toBeEmpty();

    await submitOf(form, formCase).click();
    await expect(
      toastRegion(page).getByText(formCase.success.title, { exact: true }),
    ).toBeVisible();
    expect(page.url()).toBe(url);
    expect(leakingUrls(requests, formCase)).toEqual([]);
  });
}
