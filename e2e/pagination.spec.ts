import { expect, type Locator, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { documentEntries } from '@/documents/entries';
import { readMoreName } from '@/test/read-more';
import { hydrated, openHydrated } from './support/hydration';
import { common, english } from './support/messages';
import { expectScrolledTo, scrollFarDown } from './support/scrolling';

// Without smooth scrolling the tests take half the time; how far it scrolls is the same.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Articles on one page of the list (spec §9). */
const perPage = 6;
const articles = documentEntries('articles', 'en');
const section = 'articles';

function pagination(page: Page): Locator {
  return page.getByRole('navigation', { name: common('pagination.label') });
}

function numberButton(page: Page, number: number): Locator {
  const name = common('pagination.page', { number: String(number) });
  return pagination(page).getByRole('button', { name, exact: true });
}

const previous = (page: Page) =>
  pagination(page).getByRole('button', { name: common('pagination.previous') });
const next = (page: Page) =>
  pagination(page).getByRole('button', { name: common('pagination.next') });

/** Expects a page of the list: its six articles and no others, its number marked. */
async function expectListPage(page: Page, number: number): Promise<void> {
  const shown = articles.slice((number - 1) * perPage, number * perPage);
  expect(shown).toHaveLength(perPage);
  const list = page.locator(`#${section}`);
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(shown.map(({ title }) => title));
  for (const each of [1, 2, 3]) {
    const button = expect(numberButton(page, each));
    if (each === number) await button.toHaveAttribute('aria-current', 'page');
    else await button.not.toHaveAttribute('aria-current');
  }
  await expect(previous(page)).toBeEnabled({ enabled: number > 1 });
  await expect(next(page)).toBeEnabled({ enabled: number < 3 });
}

test('leads from the first page to the third and back', async ({ page }) => {
  await openHydrated(page, pages.insights.path);
  await expect(numberButton(page, 4)).toHaveCount(0);
  await expectListPage(page, 1);
  await next(page).click();
  await expectListPage(page, 2);
  await next(page).click();
  await expectListPage(page, 3);
  await previous(page).click();
  await expectListPage(page, 2);
  await numberButton(page, 1).click();
  await expectListPage(page, 1);
  await numberButton(page, 3).click();
  await expectListPage(page, 3);
});

test('works by keyboard', async ({ page }) => {
  await openHydrated(page, pages.insights.path);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expectListPage(page, 2);
  await numberButton(page, 3).focus();
  await page.keyboard.press('Space');
  await expectListPage(page, 3);
});

test('what was pressed keeps the focus on the last page, and screen readers are told', async ({
  page,
}) => {
  await openHydrated(page, pages.insights.path);
  const told = page.locator(`#${section}`).getByRole('status');
  await expect(told).toBeEmpty();
  await next(page).focus();
  for (const number of [2, 3]) {
    await page.keyboard.press('Enter');
    await expectListPage(page, number);
    await expect(told).toHaveText(common('pagination.page', { number: String(number) }));
  }
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectListPage(page, 3);
  await expect(page).toHaveURL(`${pages.insights.path}?page=3`);
});

test('every change of page scrolls to the articles', async ({ page }) => {
  await openHydrated(page, pages.insights.path);
  for (const change of [next, next, previous]) {
    await scrollFarDown(page);
    await change(page).click();
    await expectScrolledTo(page, section);
  }
});

test('going back from an article returns to the same page of the list', async ({ page }) => {
  await openHydrated(page, pages.insights.path);
  await numberButton(page, 2).click();
  await expectListPage(page, 2);
  const article = articles[perPage + 1];
  if (article === undefined) throw new Error('no article');
  await page
    .getByRole('main')
    .getByRole('link', { name: readMoreName(article.title, 'en', english), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await page.goBack();
  await expectListPage(page, 2);
});

test('each page of the list is a step: Back leads to the one before, then away', async ({
  page,
}) => {
  await page.goto(pages.about.path);
  await openHydrated(page, pages.insights.path);
  await next(page).click();
  await expectListPage(page, 2);
  await numberButton(page, 3).click();
  await expectListPage(page, 3);
  const marker = await page.evaluate(() => performance.timeOrigin);
  await page.goBack();
  await expectListPage(page, 2);
  await page.goForward();
  await expectListPage(page, 3);
  await page.goBack();
  await page.goBack();
  await expectListPage(page, 1);
  await expect(page).toHaveURL(pages.insights.path);
  expect(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(marker);
  await page.goBack();
  await expect(page).toHaveURL(pages.about.path);
});

test('the page of the list survives a reload and can be shared', async ({ page, context }) => {
  await openHydrated(page, pages.insights.path);
  await numberButton(page, 3).click();
  await expectListPage(page, 3);
  await page.reload();
  await hydrated(page);
  await expectListPage(page, 3);
  const other = await context.newPage();
  await openHydrated(other, page.url());
  await expectListPage(other, 3);
});

test('an address with a page that does not exist shows the first one', async ({ page }) => {
  for (const value of ['0', '4', '-1', '1.5', 'x', '']) {
    await openHydrated(page, `${pages.insights.path}?page=${value}`);
    await expectListPage(page, 1);
  }
});
