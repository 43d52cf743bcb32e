import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { visaTabs } from '@/content/visas';
import { documentEntries } from '@/documents/entries';
import { shownTexts } from '@/test/page-texts';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formCases,
  formOf,
  submitOf,
  toastRegion,
} from './support/forms';
import { hydrated, openHydrated } from './support/hydration';
import { common, english } from './support/messages';
import { frameworkScripts, holdBack } from './support/requests';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Five seconds after a failure the page must say so; one more for a busy machine. */
const soon = { timeout: 6000 };

const javaScript = { contentType: 'text/javascript' };

/** What may become of a script on its way, or in an old browser. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'does not arrive': (route) => route.abort(),
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'throws at its start': (route) =>
    route.fulfill({ ...javaScript, body: 'throw new Error("broken")' }),
  'arrives and does nothing': (route) => route.fulfill({ ...javaScript, body: '' }),
};

/** Late, when React has begun: it then takes the page away, and `client/keep-page.ts` puts it back. */
const late: [string, (route: Route) => Promise<void>] = [
  'is not there, which is known late',
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({ status: 404, body: 'Not Found' });
  },
];

/** Where a form says how to reach the firm. */
function failureBox(form: Locator): Locator {
  return form.getByRole('alert');
}

async function expectTyped(form: Locator, of: FormCase): Promise<void> {
  for (const field of of.fields) {
    await expect(fieldOf(form, field), field.name).toHaveValue(field.entry);
  }
}

/** Expects a form that cannot work to say so, keep what was typed, and offer no way to lose it. */
async function expectFailed(page: Page, of: FormCase): Promise<void> {
  const form = formOf(page, of);
  await expect(failureBox(form)).toBeVisible(soon);
  const [before = ''] = english.common.forms.failedText.split('<email>');
  await expect(failureBox(form)).toContainText(before);
  await expect(failureBox(form).getByRole('link', { name: site.email })).toBeVisible();
  await expect(submitOf(form, of)).toHaveCount(0);
  await expectTyped(form, of);
  await form.locator('input[name="name"]').press('Enter');
  await form.evaluate((element) => {
    if (element instanceof HTMLFormElement) element.requestSubmit();
  });
  await expectTyped(form, of);
}

/** Addresses of the scripts that a page runs. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const urls: string[] = [];
  const note = (route: Route) => {
    urls.push(route.request().url());
    return route.continue();
  };
  await page.route(frameworkScripts, note);
  await openHydrated(page, path);
  await page.waitForLoadState('networkidle');
  await page.unroute(frameworkScripts, note);
  return urls;
}

const [home] = formCases;
if (home === undefined) throw new Error('no form');

/**
 * Expects the home page's form, filled in, to work or to say how else.
 * @returns whether it does not work
 */
async function expectOutcome(page: Page, name: string): Promise<boolean> {
  const form = formOf(page, home);
  const works = form.locator('[type="submit"]:enabled');
  await expect(failureBox(form).or(works), name).toBeVisible({ timeout: 20_000 });
  const failed = (await works.count()) === 0;
  if (failed) await expectFailed(page, home);
  else await expectTyped(form, home);
  return failed;
}

test('whichever script fails, and however, the home page’s form works or says how else', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const urls = await scriptsOf(page, home.path);
  expect(urls.length).toBeGreaterThan(Object.keys(failures).length);
  const cases = urls.flatMap((url, index) => {
    const ways = Object.entries(failures);
    return [...ways.slice(index % ways.length).slice(0, 1), late].map((way) => ({ url, way }));
  });
  const results = await Promise.all(
    cases.map(async ({ url, way: [failure, answer] }) => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
      const other = await context.newPage();
      await other.route(url, answer);
      await other.goto(home.path, { waitUntil: 'domcontentloaded' });
      await fillForm(formOf(other, home), home);
      const failed = await expectOutcome(other, `${url} ${failure}`);
      await context.close();
      return failed;
    }),
  );
  expect(results).toContain(true);
});

test('a page works that is older than the site’s script, whose rules it does not trust', async ({
  page,
}) => {
  await page.route('**/client.js*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"conservative"', '"eager"');
    expect(body).toContain('"eager"');
    await route.fulfill({ response, body });
  });
  await page.route(frameworkScripts, (route) => route.abort());
  await page.goto(home.path);
  await fillForm(formOf(page, home), home);
  await expectFailed(page, home);
});

test('a page stays that the framework takes away before the site’s own script is there', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const urls = await scriptsOf(page, home.path);
  const [, answer] = late;
  await Promise.all(
    urls.map(async (url) => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
      const other = await context.newPage();
      const release = await holdBack(other, '**/client.js*');
      await other.route(url, answer);
      await other.goto(home.path, { waitUntil: 'commit' });
      const form = formOf(other, home);
      await fillForm(form, home);
      // Long enough for React to have answered, on the host where it does not wait for that script.
      await other.waitForTimeout(3000);
      await expect(form, url).toBeVisible();
      await expectTyped(form, home);
      release();
      await expectOutcome(other, url);
      await context.close();
    }),
  );
});

/** The forms whose fields differ most. */
const forms = formCases.filter(({ name }) => ['home', 'free consultation'].includes(name));

for (const of of forms) {
  test(`a form that cannot start offers an e-mail with what was typed: ${of.name}`, async ({
    page,
  }) => {
    const [url = ''] = await scriptsOf(page, of.path);
    await page.route(url, failures['does not arrive'] ?? (() => {}));
    await page.goto(of.path, { waitUntil: 'domcontentloaded' });
    const form = formOf(page, of);
    await fillForm(form, of);
    await expectFailed(page, of);

    // No program for e-mail opens here.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const link = failureBox(form).getByRole('link', { name: common('forms.failedMail') });
    await link.click();
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(pathname).toBe(site.email);
    const lines = of.fields.map((field) => {
      const options = field.kind === 'choice' ? field.options : [];
      const chosen = options.find(({ value }) => value === field.entry);
      return `${common(field.label)}: ${chosen ? common(chosen.label) : field.entry}`;
    });
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(lines.join('\n'));
  });
}

test('answers and lists are open where they cannot be opened', async ({ page }) => {
  await page.route(frameworkScripts, (route) => route.abort());
  await page.goto(pages.insights.path);
  const main = page.getByRole('main');
  await expect(page.getByRole('tablist')).toBeHidden(soon);
  await expect(page.getByRole('navigation', { name: common('pagination.label') })).toBeHidden();
  for (const { path } of [
    ...documentEntries('articles', 'en'),
    ...documentEntries('blogs', 'en'),
  ]) {
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  }
  for (const { items } of Object.values(shownTexts('insights').faq.categories)) {
    for (const { question } of Object.values(items))
      await expect(main.getByText(question)).toBeVisible();
  }
  // Their titles no longer look as if they could be opened.
  const chevrons = main.locator('button[aria-expanded] > :last-child');
  await expect(chevrons).toHaveCount(Object.keys(shownTexts('insights').faq.categories).length);
  for (const chevron of await chevrons.all()) await expect(chevron).toBeHidden();
});

test('panels are open where they cannot be opened, below the names of their tabs', async ({
  page,
}) => {
  await page.route(frameworkScripts, (route) => route.abort());
  await page.goto(pages.visa.path);
  const main = page.getByRole('main');
  await expect(page.getByRole('tablist')).toBeHidden(soon);
  const { items, tabs } = shownTexts('visa').visaTypes;
  for (const key of Object.values(visaTabs).flat()) {
    await expect(main.getByRole('heading', { name: items[key].title, exact: true })).toBeVisible();
  }
  for (const name of Object.values(tabs)) {
    const box = await main.getByRole('heading', { name, exact: true }).boundingBox();
    expect(box?.height, name).toBeGreaterThan(10);
  }
});

test('a slideshow that cannot move has no controls', async ({ page }) => {
  await page.route(frameworkScripts, (route) => route.abort());
  await page.goto(pages.home.path);
  await expect(page.getByRole('button', { name: common('slideshow.pause') })).toBeHidden(soon);
});

/** Lets the slideshow throw when it asks whether motion is welcome; runs in the page. */
function breakSlideshow(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (query.includes('reduced-motion')) throw new Error('broken');
    return matchMedia(query);
  };
}

test('a component that throws at its start takes nothing away', async ({ page }) => {
  const release = await holdBack(page, frameworkScripts);
  await page.addInitScript(breakSlideshow);
  await page.goto(home.path, { waitUntil: 'domcontentloaded' });
  const form = formOf(page, home);
  await fillForm(form, home);
  await form.locator('textarea').focus();
  const place = await page.evaluate(() => scrollY);
  release();
  await expect(failureBox(form)).toBeVisible(soon);
  await expect(form.locator('textarea')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expectFailed(page, home);
});

test('a component that throws later takes nothing away', async ({ page }) => {
  await openHydrated(page, home.path);
  const form = formOf(page, home);
  await fillForm(form, home);
  await expect(failureBox(form)).toHaveCount(0);
  await page.evaluate(breakSlideshow);
  await page.getByRole('button', { name: common('slideshow.pause') }).click();
  await expectFailed(page, home);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('a page that is hydrated late after all works as usual', async ({ page }) => {
  const release = await holdBack(page, frameworkScripts);
  await page.goto(home.path, { waitUntil: 'domcontentloaded' });
  const form = formOf(page, home);
  await fillForm(form, home);
  // Some script fails, and is loaded once more by whoever needs it.
  await page.evaluate(() => {
    const filename = `${location.origin}/_next/static/chunks/x.js`;
    dispatchEvent(new ErrorEvent('error', { filename }));
  });
  await expect(failureBox(form)).toBeVisible(soon);
  release();
  await hydrated(page);
  await expect(failureBox(form)).toHaveCount(0);
  await expectTyped(form, home);
  await submitOf(form, home).click();
  await expect(toastRegion(page).getByText(home.success.title, { exact: true })).toBeVisible();
});

test('errors of others, extensions for instance, change nothing', async ({ page }) => {
  await page.route(frameworkScripts, () => {});
  await page.goto(home.path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/content.js' }));
  });
  await page.waitForTimeout(soon.timeout);
  await expect(failureBox(formOf(page, home))).toHaveCount(0);
});

test('text typed early is kept where React renders the page anew', async ({ page }) => {
  const release = await holdBack(page, frameworkScripts);
  // As a translator in the browser would: React finds another text than its own.
  await page.route(home.path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(`>${home.submit}<`, `>${home.submit} (!)<`),
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(home.path, { waitUntil: 'domcontentloaded' });
  const form = formOf(page, home);
  await fillForm(form, home);
  release();
  await expect(submitOf(form, home)).toBeEnabled();
  expect(errors.join(), 'React has rendered it anew').toContain('#418');
  await expectTyped(form, home);
});
