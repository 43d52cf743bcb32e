import { expect, type Page, type Request, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { desktop, headerLink, languageSummary, servicesSummary } from '@/e2e/support/header';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import { collectProblems } from './support/problems';
import { expectAtTop, expectScrolledTo } from './support/scrolling';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const { header, pages: label } = english.navigation;
const { home, about, insights } = english.pages;

/** Paths of the pages that have been fetched as data, ahead or on a click; static hosts have files for it. */
function collectFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.searchParams.has('_rsc') || 'rsc' in request.headers()) {
      fetched.push(url.pathname.replace(/(\/__next\.[^/]*)?\.txt$/, ''));
    }
  });
  return fetched;
}

/** Expects a page's main heading and title, and that the document has not been loaded anew. */
async function expectPage(
  page: Page,
  url: string,
  texts: { h1: string; title: string },
  loaded: number,
): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.h1);
  await expect(page).toHaveTitle(`${texts.title} | ${site.brand}`);
  expect(await page.evaluate(() => performance.timeOrigin), 'not loaded anew').toBe(loaded);
}

test('pages follow one another without loading the document anew', async ({ page }) => {
  const problems = collectProblems(page);
  const steps = {
    home: ['/', { h1: home.hero.title, title: home.meta.title }],
    about: [pages.about.path, { h1: about.hero.title, title: about.meta.title }],
    insights: [pages.insights.path, { h1: insights.hero.title, title: insights.meta.title }],
  } as const;
  await openHydrated(page, '/');
  const loaded = await page.evaluate(() => performance.timeOrigin);

  await headerLink(page, label.about).click();
  await expectPage(page, ...steps.about, loaded);
  await expect(headerLink(page, label.about)).toHaveAttribute('aria-current', 'page');
  await headerLink(page, label.insights).click();
  await expectPage(page, ...steps.insights, loaded);
  await expect(headerLink(page, label.about)).not.toHaveAttribute('aria-current');

  await page.goBack();
  await expectPage(page, ...steps.about, loaded);
  await page.goBack();
  await expectPage(page, ...steps.home, loaded);
  await page.goForward();
  await expectPage(page, ...steps.about, loaded);
  expect(problems).toEqual([]);
});

test('the frame works on after a change of page', async ({ page }) => {
  await openHydrated(page, '/');
  await headerLink(page, label.about).click();
  await expect(page).toHaveURL(pages.about.path);
  await servicesSummary(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(headerLink(page, header.allServices)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(servicesSummary(page)).toBeFocused();
  await languageSummary(page).click();
  await expect(headerLink(page, 'Deutsch')).toHaveAttribute('href', `/de${pages.about.path}`);
});

test('other languages stay in their language', async ({ page }) => {
  await openHydrated(page, '/ko');
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('banner').locator('a[href="/ko/insights"]').click();
  await expect(page).toHaveURL('/ko/insights');
  await expect(page.getByRole('heading', { level: 1, name: insights.hero.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('going back from a section of another page finds the place again', async ({ page }) => {
  await openHydrated(page, pages.about.path);
  await headerLink(page, header.whyChooseUs).click();
  await expectScrolledTo(page, 'why-choose-us');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: about.hero.title })).toBeVisible();
  await expectAtTop(page);
});

test('the breadcrumb leads up', async ({ page }) => {
  await openHydrated(page, pages.xero.path);
  const crumbs = page.getByRole('navigation', { name: english.navigation.breadcrumb.label });
  await expect(crumbs.getByRole('listitem')).toHaveCount(3);
  await expect(crumbs.getByRole('link')).toHaveText([label.home, label.insights]);
  await expect(crumbs.getByText(label.xero)).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: label.insights }).click();
  await expect(page).toHaveURL(pages.insights.path);
});

test('a page is fetched ahead when a visitor means to go there, and not before', async ({
  page,
}) => {
  const fetched = collectFetched(page);
  await openHydrated(page, '/');
  // Every link of the page comes into view once.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += desktop.height / 2) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await headerLink(page, label.insights).hover();
  await expect.poll(() => fetched).toContain(pages.insights.path);
  await headerLink(page, label.contact).focus();
  await expect.poll(() => fetched).toContain(pages.contact.path);
  expect(new Set(fetched)).toEqual(new Set([pages.insights.path, pages.contact.path]));
});

test('a first visit to the home page makes at most 22 requests', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(22);
  expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
});
