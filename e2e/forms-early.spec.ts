import { expect, type Request } from 'playwright/test';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formOf,
  homeForm,
  longForm,
  submitOf,
  toastRegion,
} from './support/form-cases';
import { hydrated } from './support/hydration';
import { expectConfirmed } from './support/inquiries';
import { frameworkScripts, holdBack } from './support/requests';
import { onBothBuilds } from './support/servers';
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
      const urls = [url, decodeURIComponent(url), decodeURIComponent(url.replaceAll('+', ' '))];
      return urls.some((text) => entries.some((entry) => text.includes(entry)));
    });
}

onBothBuilds(() => {
  test('text typed before the scripts load is kept', async ({ page, context }) => {
    const formCase = longForm;
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    const release = await holdBack(page, frameworkScripts);
    // The load event waits for the scripts that are held back.
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    const url = page.url();
    const form = formOf(page, formCase);

    await fillForm(form, formCase);
    release();
    await hydrated(page);
    for (const field of formCase.fields) {
      await expect(fieldOf(form, field), field.name).toHaveValue(field.entry);
    }
    await expect(toastRegion(page)).toBeEmpty();

    await submitOf(form, formCase).click();
    await expect(
      toastRegion(page).getByText(formCase.success.title, { exact: true }),
    ).toBeVisible();
    expect(page.url()).toBe(url);
    expect(leakingUrls(requests, formCase)).toEqual([]);
  });

  test('a form sent before the scripts load is sent by the browser', async ({ page, context }) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    const release = await holdBack(page, frameworkScripts);
    await page.goto(homeForm.path, { waitUntil: 'domcontentloaded' });
    const form = formOf(page, homeForm);
    await fillForm(form, homeForm);
    await form.locator('input[type="email"]').press('Enter');
    await expectConfirmed(page);
    expect(leakingUrls(requests, homeForm)).toEqual([]);
    // Back on the page, forward again: nothing more is sent. A page that still loads would
    // make the browser drop one of the two moves.
    release();
    await page.goBack();
    await expect(form).toBeVisible();
    await page.goForward();
    await expectConfirmed(page);
    const posts = requests.filter((request) => request.method() === 'POST');
    expect(posts).toHaveLength(1);
  });
});
