import { expect, type Page, type Request } from 'playwright/test';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { locales } from '@/i18n/locales';
import { english } from '@/test/english';
import { desktop, headerLink, languageSummary, servicesSummary } from './support/header';
import { hydrated, openHydrated } from './support/hydration';
import { messagesOf } from './support/messages';
import { collectProblems } from './support/problems';
import { expectScrolledTo, scrollFarDown } from './support/scrolling';
import { onBothBuilds } from './support/servers';
import { test } from './support/test';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const { header, pages: label } = english.navigation;
const { home, about, insights } = english.pages;

/**
 * Collects the requests with which Next's router loads a page in place of the browser: there should be none. Files that
 * end in .txt are RSC payloads.
 */
function collectRscRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.searchParams.has('_rsc') || 'rsc' in request.headers() || url.pathname.endsWith('.txt'))
      found.push(request.url());
  });
  return found;
}

/** Expects a page's main heading and title. */
async function expectPage(
  page: Page,
  url: string,
  texts: { h1: string; title: string },
): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.h1);
  await expect(page).toHaveTitle(`${texts.title} | ${site.brand}`);
}

onBothBuilds(() => {
  test('links, Back and Forward load whole pages, and no RSC payload is requested', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const rscRequests = collectRscRequests(page);
    const steps = {
      home: ['/', { h1: home.hero.title, title: home.meta.title }],
      about: [pages.about.path, { h1: about.hero.title, title: about.meta.title }],
      insights: [pages.insights.path, { h1: insights.hero.title, title: insights.meta.title }],
    } as const;
    await openHydrated(page, '/');

    await headerLink(page, label.about).click();
    await expectPage(page, ...steps.about);
    await expect(headerLink(page, label.about)).toHaveAttribute('aria-current', 'page');
    await headerLink(page, label.insights).click();
    await expectPage(page, ...steps.insights);
    await expect(headerLink(page, label.about)).not.toHaveAttribute('aria-current');

    await page.goBack();
    await expectPage(page, ...steps.about);
    await page.goBack();
    await expectPage(page, ...steps.home);
    await page.goForward();
    await expectPage(page, ...steps.about);
    await hydrated(page);
    expect(problems).toEqual([]);
    expect(rscRequests).toEqual([]);
  });

  test('menus and languages still work after a change of page', async ({ page }) => {
    await openHydrated(page, '/');
    await headerLink(page, label.about).click();
    await expect(page).toHaveURL(pages.about.path);
    // Arrow keys need the client script, which loads after navigation.
    await hydrated(page);
    await servicesSummary(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(headerLink(page, header.overview)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(servicesSummary(page)).toBeFocused();
    await languageSummary(page).click();
    await expect(headerLink(page, 'Deutsch')).toHaveAttribute('href', `/de${pages.about.path}`);
    // During hydration the framework rewrites the initial URL.
    await page.evaluate(() => window.history.replaceState(window.history.state, '', '?x=1#expert'));
    await headerLink(page, locales.ko.name).click();
    await expect(page).toHaveURL(`/ko${pages.about.path}?x=1#expert`);
    await page.getByRole('banner').locator('a[href="/ko/insights"]').click();
    await expect(page).toHaveURL('/ko/insights');
    const { title } = messagesOf('ko').pages.insights.hero;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a first visit to the home page makes at most 22 requests, all to its own origin', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(22);
    expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual(
      [],
    );
  });
});

test('Back from a section of another page returns to the scroll position that the visitor left', async ({
  page,
}) => {
  await openHydrated(page, pages.about.path);
  await scrollFarDown(page);
  const left = await page.evaluate(() => window.scrollY);
  // A click with the mouse would first scroll to where the sticky header begins.
  await headerLink(page, header.whyChooseUs).dispatchEvent('click');
  await expectScrolledTo(page, 'why-choose-us');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: about.hero.title })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.scrollY), 'the scroll position that was left')
    .toBe(left);
});
