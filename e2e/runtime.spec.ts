/** Loading of the framework's scripts, and actions before hydration. */
import { expect, type Page, type Request } from 'playwright/test';
import { documentPath, pages } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import { english } from '@/test/english';
import { missingPath } from '@/test/page-types';
import { hydrated } from './support/hydration';
import { common } from './support/messages';
import { frameworkScripts, holdBack } from './support/requests';
import { test } from './support/test';
import { withWindow } from './support/window';

// A headless browser may not paint while a picture is pending.
test.use({ launchOptions: withWindow, contextOptions: { reducedMotion: 'reduce' } });

const { visaTypes } = english.services.visa;

/** A picture that none of the pages here shows. */
const picture = '/src/assets/cluster-bookkeeping.svg';

/**
 * Adds a picture to the end of a page, which delays its load event.
 * @returns releases the picture
 */
async function holdLoadBack(page: Page, path: string): Promise<() => void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</footer>', `</footer><img src="${picture}"/>`);
    await route.fulfill({ response, body });
  });
  return holdBack(page, `**${picture}`);
}

/** URLs of the framework's scripts that a page has requested. */
function frameworkRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request: Request) => {
    if (/\/_next\/.*\.js$/.test(new URL(request.url()).pathname)) urls.push(request.url());
  });
  return urls;
}

test('pages that need no script of the framework load none, whatever the visitor does', async ({
  page,
}) => {
  const urls = frameworkRequests(page);
  for (const path of [
    pages.privacy.path,
    documentPath('articles', documentSlugs.articles[0]),
    missingPath,
  ]) {
    await page.goto(path);
    await page.getByRole('main').click();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    // Elements that would need hydration.
    await expect(
      page.locator('main').locator('button:not([data-client]), form, [role="tab"]'),
    ).toHaveCount(0);
  }
  expect(urls).toEqual([]);
});

/** Waits until the browser is idle. @returns `document.readyState` then */
function idle(page: Page): Promise<string> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(document.readyState))),
  );
}

test('the slideshow starts by itself when everything that is seen has loaded', async ({ page }) => {
  const urls = frameworkRequests(page);
  const release = await holdLoadBack(page, pages.home.path);
  await page.goto(pages.home.path, { waitUntil: 'domcontentloaded' });
  expect(await idle(page)).toBe('interactive');
  expect(urls).toEqual([]);
  release();
  await page.waitForFunction(() => window.hydrated === true);
});

test('the scripts of a form are fetched when it is a screen away, and run when the pointer moves', async ({
  page,
}) => {
  const urls = frameworkRequests(page);
  await page.goto(pages.payroll.path);
  expect(await idle(page)).toBe('complete');
  expect(urls).toEqual([]);
  await page.evaluate(() => {
    const top = document.querySelector('form')?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: top - 1.5 * innerHeight, behavior: 'instant' });
  });
  await expect.poll(() => urls.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const fetched = new Set(urls);
  expect(urls).toHaveLength(fetched.size);
  expect(await page.evaluate(() => window.hydrated)).toBeUndefined();
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => window.hydrated === true);
  // From the cache: none is transferred again.
  const again = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.includes('/_next/') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(again).toHaveLength(new Set(again).size);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('scrolling far from the form of a page loads no script of the framework, a tap does', async ({
    page,
  }) => {
    const urls = frameworkRequests(page);
    await page.goto(pages.payroll.path);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y.map((each) => ({ x: 180, y: each })),
      });
    await touch('touchStart', 600);
    for (const y of [500, 350, 150]) await touch('touchMove', y);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.keyboard.press('PageDown');
    await idle(page);
    expect(urls).toEqual([]);
    await page.getByRole('heading', { level: 2 }).first().tap();
    await page.waitForFunction(() => window.hydrated === true);
  });
});

test('a click before the load event loads the scripts at once', async ({ page }) => {
  const release = await holdLoadBack(page, pages.visa.path);
  await page.goto(pages.visa.path, { waitUntil: 'domcontentloaded' });
  const tab = page.getByRole('tab', { name: visaTypes.tabs.special, exact: true });
  // A click alone, as some assistive technologies send it.
  await tab.dispatchEvent('click');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
});

test('a click before the scripts have loaded is replayed once: on a tab, on the pause button', async ({
  page,
}) => {
  let release = await holdBack(page, frameworkScripts);
  await page.goto(pages.visa.path);
  const tab = page.getByRole('tab', { name: visaTypes.tabs.special, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await page.unrouteAll();
  release = await holdBack(page, frameworkScripts);
  await page.goto('/');
  await page.getByRole('button', { name: common('slideshow.pause') }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: common('slideshow.play') })).toBeVisible();
});
