import { expect, type Page, type Request, test } from 'playwright/test';
import { documentPath, documentSlugs, pages, runtimeOf } from '@/content/pages';
import { missingPath } from '@/test/page-types';
import { hydrated } from './support/hydration';
import { common, english } from './support/messages';
import { routeTypes } from './support/routes';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { visaTypes } = english.services.visa;
const article = documentPath('articles', documentSlugs.articles[0]);

const pictures = '**/src/assets/*';

function isFramework(request: Request): boolean {
  return /\/_next\/.*\.js$/.test(new URL(request.url()).pathname);
}

/** Holds back requests whose URL matches until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const staticPaths = [...routeTypes, missingPath].filter((path) => runtimeOf(path) === 'none');

test('pages that need no script of the framework load none, whatever is done', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  for (const path of staticPaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('main').click();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    // What such a script would have to bring to life.
    await expect(page.locator('main').locator('button, form, [role="tab"]')).toHaveCount(0);
  }
  expect(staticPaths.length).toBeGreaterThan(5);
  expect(requests.filter(isFramework).map((request) => request.url())).toEqual([]);
});

for (const path of [pages.home.path, pages.visa.path, pages.about.path]) {
  test(`elsewhere they are asked for when everything that is seen has loaded: ${path}`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const release = await hold(page, pictures);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    expect(requests.filter(isFramework)).toEqual([]);
    release();
    await hydrated(page);
    expect(requests.filter(isFramework).length).toBeGreaterThan(3);
  });
}

test('each script and each page’s data is loaded once', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const urls = requests.filter(isFramework).map((request) => request.url());
  expect(urls).toHaveLength(new Set(urls).size);
});

test('a visitor who is faster than the pictures does not have to wait', async ({ page }) => {
  const release = await hold(page, pictures);
  await page.goto(pages.visa.path, { waitUntil: 'domcontentloaded' });
  const tab = page.getByRole('tab', { name: visaTypes.tabs.special, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
});

test('what is pressed before the scripts arrive is made up for: a tab', async ({ page }) => {
  const release = await hold(page, '**/_next/static/**/*.js');
  await page.goto(pages.visa.path);
  const tab = page.getByRole('tab', { name: visaTypes.tabs.special, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what is pressed before the scripts arrive counts once: a switch', async ({ page }) => {
  const release = await hold(page, '**/_next/static/**/*.js');
  await page.goto('/');
  await page.getByRole('button', { name: common('slideshow.pause') }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: common('slideshow.play') })).toBeVisible();
});

test('soft navigation leads into pages without scripts and back', async ({ page }) => {
  await page.goto(pages.insights.path);
  await hydrated(page);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('main').locator(`a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pages.insights.path);
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect(await page.evaluate(() => performance.timeOrigin), 'not loaded anew').toBe(loaded);
});

test('pages without scripts have the next page fetched ahead when a visitor points at it', async ({
  page,
}) => {
  await page.goto(pages.accounting.path, { waitUntil: 'networkidle' });
  const link = page.getByRole('main').locator(`a[href="${pages.bookkeeping.path}"]`).first();
  await link.hover();
  // The browser waits a moment for the visitor to mean it.
  await page.waitForTimeout(1000);
  await link.click();
  await expect(page).toHaveURL(pages.bookkeeping.path);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('a page has one address: its file has none', async ({ request }) => {
  for (const path of ['/index.html', '/about.html', '/ja/about.html', '/404.html']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
