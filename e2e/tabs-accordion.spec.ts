/** Tabs and accordion in the browser. */
import { expect, type Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { english } from '@/test/english';
import { shownTexts } from '@/test/shown-texts';
import { hydrated, openHydrated } from './support/hydration';
import { expectScrolledTo } from './support/scrolling';
import { onBothBuilds } from './support/servers';
import { test } from './support/test';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const insights = shownTexts('insights');
const { faq } = insights;
const { visaTypes } = shownTexts('visa');
const { path } = pages.insights;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selected = (page: Page) => page.getByRole('tab', { selected: true });

const tabCases = [
  {
    name: 'insights',
    path,
    list: insights.hero.title,
    tabs: [insights.tabs.articles, insights.tabs.faqs, insights.tabs.blogs],
    // The heading that each panel opens with.
    headings: [insights.articles.title, faq.title, insights.blogs.title],
  },
  {
    name: 'visa types',
    path: pages.visa.path,
    list: visaTypes.title,
    tabs: [visaTypes.tabs.temporary, visaTypes.tabs.permanent, visaTypes.tabs.special],
    headings: [visaTypes.tabs.temporary, visaTypes.tabs.permanent, visaTypes.tabs.special],
  },
];

for (const { name, path: at, list, tabs, headings } of tabCases) {
  test(`tabs open by mouse and by keyboard: ${name}`, async ({ page }) => {
    /** Expects one tab to be selected and its panel alone to be shown. */
    async function expectActive(active: number): Promise<void> {
      await expect(selected(page)).toHaveText(tabs[active] ?? '');
      for (const [index, heading] of headings.entries()) {
        const exact = { exact: true, includeHidden: true };
        const panel = page.getByRole('tabpanel', { name: tabs[index], ...exact });
        const title = panel.getByRole('heading', { name: heading, ...exact });
        await expect(panel).toBeVisible({ visible: index === active });
        await expect(title.first()).toBeVisible({ visible: index === active });
      }
    }
    await openHydrated(page, at);
    await expect(page.getByRole('tablist', { name: list })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(tabs);
    await expectActive(0);
    for (const next of [2, 0]) {
      await tab(page, tabs[next] ?? '').click();
      await expectActive(next);
    }
    for (const [key, next] of [
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, tabs[next] ?? '')).toBeFocused();
      await expectActive(next);
    }
    // From the tab, one step leads into its panel and one back to it.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: tabs[2], exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, tabs[2] ?? '')).toBeFocused();
  });
}

test('one category of questions is open at a time', async ({ page }) => {
  const categories = Object.values(faq.categories);
  const trigger = (index: number) =>
    page.getByRole('button', { name: categories[index]?.name, exact: true });
  const texts = categories.map(({ items }) => Object.values(items)[0]?.answer ?? '');

  /** Expects the category at `open` alone to show its questions; -1 for none. */
  async function expectOpen(open: number): Promise<void> {
    const expanded = page.locator('main button[aria-expanded="true"]');
    await expect(expanded).toHaveText(open < 0 ? [] : [categories[open]?.name ?? '']);
    await expect
      .poll(async () => {
        const shown = await page.getByRole('main').innerText();
        return texts.filter((text) => shown.includes(text));
      })
      .toEqual(texts.slice(open, open + 1));
  }

  await openHydrated(page, `${path}#faqs`);
  await expectOpen(-1);
  for (const index of [1, 4]) {
    await trigger(index).click();
    await expectOpen(index);
  }
  await trigger(4).click();
  await expectOpen(-1);
  await trigger(0).press('Enter');
  await expectOpen(0);
  await page.keyboard.press('ArrowDown');
  await expect(trigger(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(1);
});

test.describe('URLs of the insights', () => {
  const category = (page: Page) =>
    page.getByRole('button', { name: faq.categories.visa.name, exact: true });

  test('a hash opens its tab, at once and later', async ({ page }) => {
    for (const [hash, name, other] of [
      ['faqs', insights.tabs.faqs, insights.tabs.blogs],
      ['blog-posts', insights.tabs.blogs, insights.tabs.faqs],
      ['articles', insights.tabs.articles, insights.tabs.faqs],
    ] as const) {
      await page.goto('about:blank');
      await openHydrated(page, `${path}#${hash}`);
      await expect(selected(page)).toHaveText(name);
      await expectScrolledTo(page, hash);
      await page.evaluate(() => window.history.replaceState(null, '', window.location.pathname));
      await tab(page, other).click();
      await expect(selected(page)).toHaveText(other);
      await page.evaluate((to) => {
        window.location.hash = to;
      }, hash);
      await expect(selected(page)).toHaveText(name);
      await expectScrolledTo(page, hash);
    }
  });

  onBothBuilds(() =>
    test('a service page leads to its questions, which are open', async ({ page }) => {
      await page.goto(pages.visa.path);
      await page.getByRole('main').locator('a[href="/insights#faq-visa"]').click();
      await expect(page).toHaveURL(`${path}#faq-visa`);
      await expect(selected(page)).toHaveText(insights.tabs.faqs);
      await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
      await expectScrolledTo(page, 'faq-visa');
      await page.evaluate(() => {
        window.location.hash = 'faq-tax';
      });
      await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
      await expectScrolledTo(page, 'faq-tax');
    }),
  );

  test('a blog post leads back to the blog posts', async ({ page }) => {
    const { label, blogs } = english.navigation.breadcrumb;
    const crumbs = page.getByRole('navigation', { name: label });
    await page.goto('/blogs/maximizing-roi');
    const back = page.getByRole('link', { name: english.articles.back, exact: true });
    const crumb = crumbs.getByRole('link', { name: blogs, exact: true });
    await expect(crumb).toHaveAttribute('href', (await back.getAttribute('href')) ?? '');
    await back.click();
    await expect(selected(page)).toHaveText(insights.tabs.blogs);
  });
});

test.describe('the URL names the open tab', () => {
  const { tabs } = insights;
  const faqsInFooter = (page: Page) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: english.navigation.footer.faqs, exact: true });

  onBothBuilds(() =>
    test('a link to a tab works as often as it is followed, and so do Back and Forward', async ({
      page,
    }) => {
      await openHydrated(page, `${path}#faqs`);
      await tab(page, tabs.articles).click();
      await expect(page).toHaveURL(path);
      await faqsInFooter(page).click();
      await expect(selected(page)).toHaveText(tabs.faqs);
      await expect(page).toHaveURL(`${path}#faqs`);
      await expectScrolledTo(page, 'faqs');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(selected(page)).toHaveText(tabs.articles);
      await page.goForward();
      await expect(selected(page)).toHaveText(tabs.faqs);
    }),
  );

  test('the tab is the same after a reload, and after going back to it', async ({ page }) => {
    await openHydrated(page, path);
    await tab(page, tabs.blogs).click();
    await expect(page).toHaveURL(`${path}#blog-posts`);
    await page.reload();
    await hydrated(page);
    await expect(selected(page)).toHaveText(tabs.blogs);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).not.toHaveURL(path);
    await page.goBack();
    await hydrated(page);
    await expect(selected(page)).toHaveText(tabs.blogs);
  });

  test('the page of a list is in the URL as long as the list is shown', async ({ page }) => {
    const { label, page: name } = english.common.pagination;
    const second = page
      .getByRole('navigation', { name: label })
      .getByRole('button', { name: name.replace('{number}', '2'), exact: true });
    await openHydrated(page, `${path}#blog-posts`);
    await tab(page, tabs.articles).click();
    await second.click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await tab(page, tabs.faqs).click();
    await expect(page).toHaveURL(`${path}#faqs`);
    await tab(page, tabs.articles).click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(second).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(selected(page)).toHaveText(tabs.articles);
    await expect(second).not.toHaveAttribute('aria-current');
  });

  test('a link to the card of a visa works as often as it is followed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, pages.visa.path);
    await page.getByText(visaTypes.chooser.open, { exact: true }).click();
    const sentence = page.getByRole('link', {
      name: visaTypes.chooser.purposes.swp,
      exact: true,
    });
    for (const _ of [1, 2]) {
      await sentence.click();
      await expectScrolledTo(page, 'visa-swp');
      await expect(page.locator('#visa-swp')).toBeVisible();
      await tab(page, visaTypes.tabs.temporary).click();
      await expect(page.locator('#visa-swp')).toBeHidden();
      await expect(page).toHaveURL(pages.visa.path);
    }
    await tab(page, visaTypes.tabs.special).click();
    await page.locator('summary:visible', { hasText: visaTypes.items.quota13.title }).click();
    await expect(page.locator('#visa-quota13')).toBeVisible();
  });
});
