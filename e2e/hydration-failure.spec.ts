import { type Browser, expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { visaTabs } from '@/content/visas';
import { documentEntries } from '@/documents/entries';
import { shownTexts } from '@/test/shown-texts';
import {
  type FormCase,
  fieldOf,
  fillForm,
  formOf,
  homeForm as home,
  submitOf,
  toastRegion,
} from './support/form-cases';
import { hydrated, openHydrated } from './support/hydration';
import { expectConfirmed } from './support/inquiries';
import { common } from './support/messages';
import { expectReadable } from './support/readable';
import { frameworkScripts, holdBack } from './support/requests';
import { onBothBuilds, origin, ports } from './support/servers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The time limit of hydration is some seconds (client/hydration.ts).
test.beforeEach(({ page }) => page.clock.install());

/** Advances the clock past the time limit of hydration, and expects the page to be marked as failed. */
async function expectMarked(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(marked(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

const javaScript = { contentType: 'text/javascript' };

/** Ways in which a script fails: on its way, or in an old browser. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'does not arrive': (route) => route.abort(),
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'throws at its start': (route) =>
    route.fulfill({ ...javaScript, body: 'throw new Error("broken")' }),
  'arrives and does nothing': (route) => route.fulfill({ ...javaScript, body: '' }),
};

/** The page, where it is marked as one whose hydration has failed. */
function marked(page: Page): Locator {
  return page.locator('html[data-hydration="failed"]');
}

async function expectTyped(form: Locator, formCase: FormCase): Promise<void> {
  for (const field of formCase.fields) {
    await expect(fieldOf(form, field), field.name).toHaveValue(field.entry);
  }
}

/** Expects the form of a page whose hydration has failed to have what was typed, and a button that sends it. */
async function expectFailed(page: Page, formCase: FormCase): Promise<void> {
  await expect(marked(page)).toHaveCount(1);
  const form = formOf(page, formCase);
  await expect(submitOf(form, formCase)).toBeEnabled();
  await expectTyped(form, formCase);
}

/** URLs of the scripts that a page runs. */
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

/** Waits until the browser is idle; a page behind others may never be. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}

type Failure = {
  /** URL of the script that fails. */
  url: string;
  answer: (route: Route) => Promise<void>;
  /**
   * Whether it fails when the form is filled in and React runs the other scripts: React then removes the page,
   * and `client/restore-page.ts` restores it.
   */
  isLate: boolean;
};

/**
 * Opens the home page for another visitor with a script that fails, and fills in its form.
 * @param prepare called before it is opened
 */
async function openFailing(
  browser: Browser,
  { url, answer, isLate }: Failure,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const baseURL = new URL(url).origin;
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (isLate) await released;
    await answer(route);
  });
  await prepare(page);
  await page.goto(home.path, { waitUntil: 'commit' });
  await fillForm(formOf(page, home), home);
  await waitUntilIdle(page);
  release();
  return page;
}

/**
 * Expects the home page to be hydrated or marked, and its form to keep what was typed.
 * @returns whether it is marked
 */
async function expectOutcome(page: Page, name: string): Promise<boolean> {
  const isSettled = () =>
    window.hydrated === true || 'hydration' in document.documentElement.dataset;
  await expect.poll(() => page.evaluate(isSettled), { message: name, timeout: 120_000 }).toBe(true);
  const isMarked = (await marked(page).count()) > 0;
  if (isMarked) await expectFailed(page, home);
  else await expectTyped(formOf(page, home), home);
  await page.close();
  return isMarked;
}

onBothBuilds((host) => {
  test('whichever script fails, and however, the home page’s form can be sent', async ({
    page,
    browser,
  }) => {
    const urls = await scriptsOf(page, home.path);
    const ways = Object.entries(failures);
    expect(urls.length).toBeGreaterThan(ways.length);
    // In out/ no script runs before all have arrived. Where some run before, a late failure is the harder case.
    const isLate = host === 'server';
    const results = await Promise.all(
      ways.map(async ([way, answer], index) => {
        const url = urls[Math.floor((index / ways.length) * urls.length)] ?? '';
        const other = await openFailing(browser, { url, answer, isLate });
        return expectOutcome(other, `${url} ${way}`);
      }),
    );
    expect(results).toContain(true);
  });
});

test('a page works with a newer client script, whose speculation rules its policy does not allow', async ({
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
  await expectMarked(page);
  await expectFailed(page, home);
  await submitOf(formOf(page, home), home).click();
  await expectConfirmed(page);
});

test.describe('on the Next server', () => {
  test.use({ baseURL: origin(ports.server) });

  // In out/ no script of the framework runs before the client script.
  test('a page that the framework takes away is restored, also before the client script has arrived', async ({
    page,
    browser,
  }) => {
    const urls = await scriptsOf(page, home.path);
    // Each takes a page of its own.
    const sample = [0, urls.length / 2].map((index) => urls[Math.floor(index)] ?? '');
    await Promise.all(
      sample.map(async (url) => {
        let release = () => {};
        let answered: Promise<unknown> = Promise.resolve();
        const answer = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
        const failure = { url, answer, isLate: true };
        const other = await openFailing(browser, failure, async (opened) => {
          release = await holdBack(opened, '**/client.js*');
          answered = opened.waitForResponse(url, { timeout: 0 });
        });
        await answered;
        // React has reacted when the browser is idle again.
        await waitUntilIdle(other);
        await expect(formOf(other, home), url).toBeVisible();
        await expectTyped(formOf(other, home), home);
        release();
        await expectOutcome(other, url);
      }),
    );
  });
});

/** Expects controls that need React to be in the HTML, and hidden; their locator has to find hidden ones. */
async function expectHidden(controls: Locator): Promise<void> {
  expect(await controls.count()).toBeGreaterThan(0);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
}

test('without hydration all panels are open', async ({ page }) => {
  await page.route(frameworkScripts, (route) => route.abort());
  const main = page.getByRole('main');
  await page.goto(pages.insights.path);
  // The scripts run at the first action of a visitor.
  await page.keyboard.press('Tab');
  await expectMarked(page);
  await expectHidden(page.getByRole('tablist', { includeHidden: true }));
  const pagination = { name: common('pagination.label'), includeHidden: true };
  await expectHidden(page.getByRole('navigation', pagination));
  const categories = Object.values(shownTexts('insights').faq.categories);
  await expectReadable(main, [
    ...[...documentEntries('articles', 'en'), ...documentEntries('blogs', 'en')].map(
      ({ title }) => title,
    ),
    ...categories.flatMap(({ items }) => Object.values(items).map(({ question }) => question)),
  ]);
  // Their titles no longer look like controls.
  await expect(main.locator('button[aria-expanded]')).toHaveCount(categories.length);
  await expect(main.locator('button[aria-expanded] > :last-child:visible')).toHaveCount(0);

  await page.goto(pages.visa.path);
  await page.keyboard.press('Tab');
  await expectMarked(page);
  await expectHidden(page.getByRole('tablist', { includeHidden: true }));
  const { items, tabs } = shownTexts('visa').visaTypes;
  const keys = Object.values(visaTabs).flat();
  await expectReadable(
    main,
    keys.map((key) => items[key].title),
  );
  // Panels stand below the names of their tabs.
  for (const name of Object.values(tabs)) {
    const box = await main.getByRole('heading', { name, exact: true }).boundingBox();
    expect(box?.height, name).toBeGreaterThan(10);
  }

  await page.goto(pages.home.path);
  await expectMarked(page);
  const pause = { name: common('slideshow.pause'), includeHidden: true };
  await expectHidden(page.getByRole('button', pause));
});

/** Makes the slideshow throw when it queries `prefers-reduced-motion`; runs in the page. */
function breakSlideshow(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (query.includes('reduced-motion')) throw new Error('broken');
    return matchMedia(query);
  };
}

test('a component that throws later takes nothing away', async ({ page }) => {
  await openHydrated(page, home.path);
  const form = formOf(page, home);
  await fillForm(form, home);
  await expect(marked(page)).toHaveCount(0);
  await page.evaluate(breakSlideshow);
  await page.getByRole('button', { name: common('slideshow.pause') }).click();
  await expectFailed(page, home);
  await expect(page.getByRole('main')).toHaveCount(1);
});

onBothBuilds(() => {
  test('a component that throws at its start takes nothing away', async ({ page }) => {
    const release = await holdBack(page, frameworkScripts);
    await page.addInitScript(breakSlideshow);
    await page.goto(home.path, { waitUntil: 'domcontentloaded' });
    const form = formOf(page, home);
    await fillForm(form, home);
    await form.locator('textarea').focus();
    const place = await page.evaluate(() => scrollY);
    release();
    await expect(marked(page)).toHaveCount(1);
    await expect(form.locator('textarea')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expectFailed(page, home);
  });

  test('a page that is hydrated after all works as usual', async ({ page }) => {
    const release = await holdBack(page, frameworkScripts);
    await page.goto(home.path, { waitUntil: 'domcontentloaded' });
    const form = formOf(page, home);
    await fillForm(form, home);
    // A script fails, and is loaded once more.
    await page.evaluate(() => {
      const filename = `${location.origin}/_next/static/chunks/x.js`;
      dispatchEvent(new ErrorEvent('error', { filename }));
    });
    await expectMarked(page);
    release();
    await hydrated(page);
    await expect(marked(page)).toHaveCount(0);
    await expectTyped(form, home);
    await submitOf(form, home).click();
    await expect(toastRegion(page).getByText(home.success.title, { exact: true })).toBeVisible();
  });

  test('text typed early is kept where React renders the page anew', async ({ page }) => {
    const release = await holdBack(page, frameworkScripts);
    // As the browser's translation does: React finds a mismatch.
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
});
