import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { shownTexts } from '@/test/page-texts';
import { hydrated, openHydrated } from './support/hydration';
import { english } from './support/messages';
import { expectScrolledTo } from './support/scrolling';

// Smooth scrolling to each control would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const insights = shownTexts('insights');
const { faq } = insights;
const { visaTypes } = shownTexts('visa');

const tabCases = [
  {
    name: 'insights',
    path: pages.insights.path,
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

for (const { name, path, list, tabs, headings } of tabCases) {
  test.describe(`tabs: ${name}`, () => {
    const tab = (page: Page, index: number) =>
      page.getByRole('tab', { name: tabs[index], exact: true });

    /** Expects one tab to be selected and its panel alone to be shown. */
    async function expectActive(page: Page, active: number): Promise<void> {
      for (const [index, heading] of headings.entries()) {
        await expect(tab(page, index)).toHaveAttribute('aria-selected', String(index === active));
        const panel = page.getByRole('tabpanel', {
          name: tabs[index],
          exact: true,
          includeHidden: true,
        });
        await expect(panel).toBeVisible({ visible: index === active });
        const title = panel.getByRole('heading', {
          name: heading,
          exact: true,
          includeHidden: true,
        });
        await expect(title.first()).toBeVisible({ visible: index === active });
      }
    }

    test.beforeEach(async ({ page }) => {
      await openHydrated(page, path);
      await expect(page.getByRole('tablist', { name: list })).toBeVisible();
    });

    test('by mouse, the first one open at the start', async ({ page }) => {
      await expect(page.getByRole('tab')).toHaveText(tabs);
      await expectActive(page, 0);
      for (const next of [2, 1, 0]) {
        await tab(page, next).click();
        await expectActive(page, next);
      }
    });

    test('by keyboard: arrow keys move and activate', async ({ page }) => {
      await tab(page, 0).focus();
      for (const [key, next] of [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowRight', 0],
        ['ArrowLeft', 2],
        ['Home', 0],
        ['End', 2],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, next)).toBeFocused();
        await expectActive(page, next);
      }
      // From the tab, one step leads into its panel and one back to it.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel', { name: tabs[2], exact: true })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(tab(page, 2)).toBeFocused();
    });

    test('a tab opens on focus', async ({ page }) => {
      await tab(page, 1).focus();
      await expectActive(page, 1);
    });
  });
}

test.describe('questions', () => {
  const categories = Object.values(faq.categories);

  const trigger = (page: Page, index: number) =>
    page.getByRole('button', { name: categories[index]?.name, exact: true });

  /** Expects the category at `open` alone to show its questions; -1 for none. */
  async function expectOpen(page: Page, open: number): Promise<void> {
    for (const [index, { items }] of categories.entries()) {
      await expect(trigger(page, index)).toHaveAttribute('aria-expanded', String(index === open));
      for (const { question, answer } of Object.values(items)) {
        const visible = { visible: index === open };
        await expect(page.getByText(question, { exact: true })).toBeVisible(visible);
        await expect(page.getByText(answer, { exact: true })).toBeVisible(visible);
      }
    }
  }

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, pages.insights.path);
    await page.getByRole('tab', { name: insights.tabs.faqs, exact: true }).click();
  });

  test('one category is open at a time, by mouse', async ({ page }) => {
    await expectOpen(page, -1);
    await trigger(page, 1).click();
    await expectOpen(page, 1);
    await trigger(page, 4).click();
    await expectOpen(page, 4);
    await trigger(page, 4).click();
    await expectOpen(page, -1);
  });

  test('one category is open at a time, by keyboard', async ({ page }) => {
    await trigger(page, 0).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 0);
    await page.keyboard.press('ArrowDown');
    await expect(trigger(page, 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page, 1);
    await page.keyboard.press('End');
    await expect(trigger(page, 6)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(trigger(page, 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page, -1);
  });
});

test.describe('addresses of the insights', () => {
  const { path } = pages.insights;
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
  const category = (page: Page) =>
    page.getByRole('button', { name: faq.categories.visa.name, exact: true });

  for (const [hash, name] of [
    ['faqs', insights.tabs.faqs],
    ['blog-posts', insights.tabs.blogs],
    ['articles', insights.tabs.articles],
  ] as const) {
    test(`#${hash} opens its tab, at once and later`, async ({ page }) => {
      await openHydrated(page, `${path}#${hash}`);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expectScrolledTo(page, hash);
      const other = name === insights.tabs.faqs ? insights.tabs.blogs : insights.tabs.faqs;
      await page.evaluate(() => window.history.replaceState(null, '', window.location.pathname));
      await tab(page, other).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'false');
      await page.evaluate((to) => {
        window.location.hash = to;
      }, hash);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expectScrolledTo(page, hash);
    });
  }

  test('a service page leads to its questions, which are open', async ({ page }) => {
    await page.goto(pages.visa.path);
    await page.getByRole('main').locator('a[href="/insights#faq-visa"]').click();
    await expect(page).toHaveURL(`${path}#faq-visa`);
    await expect(tab(page, insights.tabs.faqs)).toHaveAttribute('aria-selected', 'true');
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    await expectScrolledTo(page, 'faq-visa');
    await page.evaluate(() => {
      window.location.hash = 'faq-tax';
    });
    await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
    await expectScrolledTo(page, 'faq-tax');
  });

  test('the breadcrumb of a blog post leads back to the blog posts', async ({ page }) => {
    await page.goto('/blogs/maximizing-roi');
    const { label, blogs } = english.navigation.breadcrumb;
    await page
      .getByRole('navigation', { name: label })
      .getByRole('link', { name: blogs, exact: true })
      .click();
    await expect(tab(page, insights.tabs.blogs)).toHaveAttribute('aria-selected', 'true');
    await page.goto('/blogs/maximizing-roi');
    await page.getByRole('link', { name: english.articles.back, exact: true }).click();
    await expect(tab(page, insights.tabs.blogs)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the address goes with the tab that is open', () => {
  const { path } = pages.insights;
  const { tabs } = insights;
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
  const selected = (page: Page) => page.getByRole('tab', { selected: true });
  const faqsInFooter = (page: Page) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: english.navigation.footer.faqs, exact: true });

  test('a link to a tab works as often as it is followed', async ({ page }) => {
    await openHydrated(page, `${path}#faqs`);
    await expect(selected(page)).toHaveText(tabs.faqs);
    await tab(page, tabs.articles).click();
    await expect(page).toHaveURL(path);
    await faqsInFooter(page).click();
    await expect(selected(page)).toHaveText(tabs.faqs);
    await expect(page).toHaveURL(`${path}#faqs`);
    await expectScrolledTo(page, 'faqs');
  });

  test('going back to an address that names no tab opens the first one', async ({ page }) => {
    await openHydrated(page, path);
    await faqsInFooter(page).click();
    await expect(selected(page)).toHaveText(tabs.faqs);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(selected(page)).toHaveText(tabs.articles);
    await page.goForward();
    await expect(selected(page)).toHaveText(tabs.faqs);
  });

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

  test('the page of a list is in it as long as the list is shown', async ({ page }) => {
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

  test('a sentence leads to the card of a visa as often as it is followed', async ({ page }) => {
    await openHydrated(page, pages.visa.path);
    const sentence = page.getByRole('link', { name: visaTypes.chooser.purposes.swp, exact: true });
    for (const _ of [1, 2]) {
      await sentence.click();
      await expectScrolledTo(page, 'visa-swp');
      await expect(page.locator('#visa-swp')).toBeVisible();
      await tab(page, visaTypes.tabs.temporary).click();
      await expect(page.locator('#visa-swp')).toBeHidden();
      await expect(page).toHaveURL(pages.visa.path);
    }
  });
});

test('the rows of the comparison of visas lead to the cards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, pages.visa.path);
  await page.getByRole('tab', { name: visaTypes.tabs.special, exact: true }).click();
  const table = page.getByRole('table', { name: new RegExp(visaTypes.comparison.caption) });
  await expect(table).toHaveCount(1);
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await table.getByRole('link', { name: visaTypes.items.quota13.title, exact: true }).click();
  await expectScrolledTo(page, 'visa-quota13');
});
