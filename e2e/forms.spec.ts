import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { site } from '@/content/site';
import { english } from '@/test/english';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formCases,
  formOf,
  homeForm,
  longForm,
  submitOf,
  toastRegion,
} from './support/form-cases';
import { openHydrated } from './support/hydration';
import { receiptPattern } from './support/inquiries';
import { common } from './support/messages';
import { onBothBuilds } from './support/servers';
import { test } from './support/test';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { forms, toasts } = english.common;

const start = new Date('2025-06-02T09:00:00+08:00');

/** Expects every field to have the entered value, or to be empty. */
async function expectValues(form: Locator, formCase: FormCase, kept: boolean): Promise<void> {
  for (const field of formCase.fields) {
    await expect(fieldOf(form, field), field.name).toHaveValue(kept ? field.entry : '');
  }
}

/** Opens the page of a form, on which toasts stay until they are dismissed. */
async function open(page: Page, formCase: FormCase) {
  await page.clock.install({ time: start });
  await openHydrated(page, formCase.path);
  await page.clock.pauseAt(start.getTime() + 600_000);
  const form = formOf(page, formCase);
  const submit = submitOf(form, formCase);
  await expect(submit).toBeEnabled();
  return { form, submit };
}

async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = toastRegion(page);
  await expect(toast.getByText(title, { exact: true })).toHaveCount(1);
  if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible();
  await toast.getByRole('button', { name: toasts.dismiss }).click();
  await expect(toast).toBeEmpty();
}

test('a form does not send incomplete or malformed entries', async ({ page }) => {
  const formCase = longForm;
  const { form, submit } = await open(page, formCase);
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
  }
  const email = form.locator('input[type="email"]');
  await email.fill('ana.reyes');
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveJSProperty('validity.typeMismatch', true);
  await fillForm(form, {
    ...formCase,
    fields: formCase.fields.filter(({ name }) => name === 'email'),
  });
  await expectValues(form, formCase, true);
  await expect(toastRegion(page)).toBeEmpty();
});

for (const formCase of formCases.filter((each) => each !== homeForm)) {
  test(`the form ${formCase.name} confirms what was sent, with a receipt`, async ({ page }) => {
    const { form, submit } = await open(page, formCase);
    await fillForm(form, formCase);
    await submit.click();
    await expect(toastRegion(page).getByText(receiptPattern)).toBeVisible();
    await expectToast(page, formCase.success.title, formCase.success.text);
    await expectValues(form, formCase, false);
  });
}

onBothBuilds(() => {
  test('a form confirms what was sent, once, with a receipt, and keeps every field when sending fails', async ({
    page,
    context,
  }) => {
    const { form, submit } = await open(page, homeForm);
    const toast = toastRegion(page);
    const url = page.url();
    const posts: Request[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request));
    // A live region must be there before its text, or nothing is announced.
    await expect(toast).toBeAttached();
    await expect(form.getByRole('alert')).toBeEmpty();
    await fillForm(form, homeForm);
    await context.setOffline(true);
    await submit.click();
    await expectToast(page, toasts.errorTitle);
    await expectValues(form, homeForm, true);
    await expect(form.getByRole('alert')).toContainText(forms.unsent.offline);

    // The entered text is still there once the connection is back.
    await context.setOffline(false);
    posts.length = 0;
    await submit.dblclick();
    await expect(toast.getByText(receiptPattern)).toBeVisible();
    await expectToast(page, homeForm.success.title, homeForm.success.text);
    await expectValues(form, homeForm, false);
    await expect(form.getByRole('alert')).toBeEmpty();
    expect(posts).toHaveLength(1);
    expect(page.url()).toBe(url);

    // Optional fields may be empty; Enter in a field submits the form.
    await fillForm(form, {
      ...homeForm,
      fields: homeForm.fields.filter((field) => field.required),
    });
    await form.locator('input[type="email"]').press('Enter');
    await expectToast(page, homeForm.success.title);
  });
});

test.describe('an inquiry that cannot be sent', () => {
  /** Fills in the form without a connection, and lets the browser keep it. */
  async function keepUnsent(page: Page): Promise<void> {
    const form = formOf(page, homeForm);
    await fillForm(form, homeForm);
    await page.context().setOffline(true);
    await submitOf(form, homeForm).click();
    await form.getByRole('button', { name: forms.unsent.later }).click();
    await expect(toastRegion(page).getByText(forms.unsent.kept)).toBeVisible();
    await expectValues(form, homeForm, false);
  }

  test('is sent once there is a connection again, if the visitor agrees', async ({
    page,
    context,
  }) => {
    await openHydrated(page, homeForm.path);
    await keepUnsent(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await context.setOffline(false);
    expect((await answered).status()).toBe(202);
    await expect(page.getByText(forms.sentLater.title, { exact: true })).toBeVisible();
  });

  test('is sent by another page of the site after the tab was closed, once', async ({
    page,
    context,
  }) => {
    await openHydrated(page, homeForm.path);
    await keepUnsent(page);
    await page.close();
    await context.setOffline(false);
    const posts: Request[] = [];
    context.on('request', (request) => request.method() === 'POST' && posts.push(request));
    const [one, other] = [await context.newPage(), await context.newPage()];
    await Promise.all([one.goto('/about'), other.goto('/ja/services')]);
    const notice = forms.sentLater.title;
    // Either of them may be the one that sends.
    await expect
      .poll(
        async () => (await one.getByText(notice).count()) + (await other.getByText(notice).count()),
      )
      .toBe(1);
    await one.goto('/services');
    await one.waitForLoadState('networkidle');
    expect(posts).toHaveLength(1);
  });

  test('can be written as an e-mail with what was typed', async ({ page, context }) => {
    await openHydrated(page, homeForm.path);
    const form = formOf(page, homeForm);
    await fillForm(form, homeForm);
    await context.setOffline(true);
    await submitOf(form, homeForm).click();
    // No e-mail program opens here.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const link = form.getByRole('link', { name: forms.unsent.mail });
    await link.click();
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(pathname).toBe(site.email);
    const lines = homeForm.fields.map((field) => `${common(field.label)}: ${field.entry}`);
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(lines.join('\n'));
  });
});
