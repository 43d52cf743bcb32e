/** Pagination of the list of articles. */
import { expect, type Locator, type Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { documentEntries } from '@/documents/entries';
import { english } from '@/test/english';
import { readMoreName } from '@/test/read-more';
import { hydrated, openHydrated } from './support/hydration';
import { common } from './support/messages';
import { expectScrolledTo, scrollFarDown } from './support/scrolling';
import { test } from './support/test';

// Without smooth scrolling the tests take half the time; how far it scrolls is the same.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Articles on one page of the list. */
const perPage = 6;
const articles = documentEntries('articles', 'en');
/** The number of the last page of the list. */
const last = Math.ceil(articles.length / perPage);
const { path } = pages.insights;
const list = (page: Page) => page.locator('#articles');

function button(page: Page, name: string): Locator {
  const navigation = page.getByRole('navigation', { name: common('pagination.label') });
  return navigation.getByRole('button', { name, exact: true });
}

const numberName = (number: number) => common('pagination.page', { number: String(number) });

/** Expects a page of the list: its articles and no others, its number marked. */
async function expectListPage(page: Page, number: number): Promise<void> {
  const shown = articles.slice((number - 1) * perPage, number * perPage);
  const titles = shown.map(({ title }) => title);
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(titles);
  for (let each = 1; each <= last; each += 1) {
    const mark = expect(button(page, numberName(each)));
    if (each === number) await mark.toHaveAttribute('aria-current', 'page');
    else await mark.not.toHaveAttribute('aria-current');
  }
  const expectButton = (name: string) => expect(button(page, name));
  await expectButton(common('pagination.previous')).toBeEnabled({ enabled: number > 1 });
  await expectButton(common('pagination.next')).toBeEnabled({ enabled: number < last });
}

test('the list of articles is paged by mouse and by keyboard, and scrolled to its start', async ({
  page,
}) => {
  await openHydrated(page, path);
  await expect(button(page, numberName(last + 1))).toHaveCount(0);
  await expectListPage(page, 1);
  await expect(list(page).getByRole('status')).toBeEmpty();
  for (const [name, number] of [
    [common('pagination.next'), 2],
    [numberName(last), last],
    [common('pagination.previous'), last - 1],
  ] as const) {
    await scrollFarDown(page);
    await button(page, name).click();
    await expectScrolledTo(page, 'articles');
    await expectListPage(page, number);
    await expect(list(page).getByRole('status')).toHaveText(numberName(number));
  }
  // The pressed button keeps the focus, also on the last page.
  const next = button(page, common('pagination.next'));
  await next.focus();
  await page.keyboard.press('Enter');
  await expectListPage(page, last);
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expectListPage(page, last);
  await expect(page).toHaveURL(`${path}?page=${last}`);
});

test('going back from an article returns to the same page of the list', async ({ page }) => {
  await openHydrated(page, path);
  await button(page, numberName(2)).click();
  await expectListPage(page, 2);
  const article = articles[perPage + 1];
  if (article === undefined) throw new Error('no article');
  const name = readMoreName(article.title, 'en', english);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await page.goBack();
  await expectListPage(page, 2);
});

test('each page of the list is a history entry: Back leads to the previous one, then away', async ({
  page,
}) => {
  await page.goto(pages.about.path);
  await openHydrated(page, path);
  await button(page, common('pagination.next')).click();
  await expectListPage(page, 2);
  await button(page, numberName(last)).click();
  await expectListPage(page, last);
  const loadTime = await page.evaluate(() => performance.timeOrigin);
  await page.goBack();
  await expectListPage(page, 2);
  await page.goForward();
  await expectListPage(page, last);
  await page.goBack();
  await page.goBack();
  await expectListPage(page, 1);
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(loadTime);
  await page.goBack();
  await expect(page).toHaveURL(pages.about.path);
});

test('the page of the list survives a reload and can be shared', async ({ page, context }) => {
  await openHydrated(page, path);
  await button(page, numberName(last)).click();
  await expectListPage(page, last);
  await page.reload();
  await hydrated(page);
  await expectListPage(page, last);
  const other = await context.newPage();
  await openHydrated(other, page.url());
  await expectListPage(other, last);
});
