import { expect, type Locator, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import {
  desktop,
  headerLink,
  languageLink,
  languageSummary,
  mainMenu,
  menuButton,
  mobile,
  servicesSummary,
} from '@/e2e/support/header';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { hydrated, openHydrated } from './support/hydration';
import { english, messagesOf } from './support/messages';
import { storageObstacles } from './support/storage';

const { header, pages: label } = english.navigation;
const storedLocale = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));

// Without smooth scrolling the tests take half the time.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

test.describe('languages', () => {
  const deep = '/insights';
  const tail = '?page=2&utm_source=a%20b#articles';

  test('keeps path, query and hash and remembers the choice', async ({ page }) => {
    await openHydrated(page, `${deep}${tail}`);
    for (const [from, to] of [
      ['en', 'de'],
      ['de', 'ja'],
      ['ja', 'en'],
    ] as const) {
      await languageSummary(page, messagesOf(from).navigation.header.language).click();
      await languageLink(page, to).click();
      await expect(page).toHaveURL(`${localizedPath(to, deep)}${tail}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[to].lang);
      expect(await storedLocale(page)).toBe(to);
    }
  });

  test('follows the address when it changes without a reload', async ({ page }) => {
    await openHydrated(page, '/');
    await headerLink(page, label.about).click();
    await expect(page).toHaveURL(pages.about.path);
    // While it hydrates, the framework writes the address that it has begun with.
    await hydrated(page);
    await page.evaluate(() => window.history.replaceState(window.history.state, '', '?x=1#expert'));
    await languageSummary(page).click();
    await languageLink(page, 'ko').click();
    await expect(page).toHaveURL(`/ko${pages.about.path}?x=1#expert`);
  });

  for (const [what, script] of storageObstacles) {
    test(`works when storage is ${what}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(script);
      await openHydrated(page, `${deep}${tail}`);
      await languageSummary(page).click();
      await languageLink(page, 'es').click();
      await expect(page).toHaveURL(`/es${deep}${tail}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locales.es.lang);
      expect(errors).toEqual([]);
    });
  }

  test('the stored choice alone changes nothing about an address', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'de'));
    await page.goto(pages.about.path);
    await expect(page).toHaveURL(pages.about.path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

/** The dropdowns of the header: how to open each, and the links in it in their order. */
const dropdowns: { name: string; summary: (page: Page) => Locator; links: string[] }[] = [
  {
    name: 'language switcher',
    summary: (page) => languageSummary(page),
    links: localeCodes.map((locale) => locales[locale].name),
  },
  {
    name: 'services dropdown',
    summary: servicesSummary,
    links: [header.overview, header.allServices, ...serviceKeys.map((key) => label[key])],
  },
];

for (const { name, summary, links } of dropdowns) {
  test.describe(name, () => {
    const link = (page: Page, index: number) => headerLink(page, links.at(index) ?? '');

    test.beforeEach(async ({ page }) => {
      await openHydrated(page, pages.about.path);
      await expect(link(page, 0)).toBeHidden();
    });

    test('opens and closes by mouse', async ({ page }) => {
      await summary(page).click();
      for (const [index] of links.entries()) await expect(link(page, index)).toBeVisible();
      await summary(page).click();
      await expect(link(page, 0)).toBeHidden();
    });

    test('a click elsewhere closes it', async ({ page }) => {
      await summary(page).click();
      await expect(link(page, 0)).toBeVisible();
      // Below every dropdown, in the page's empty margin.
      await page.mouse.click(desktop.width - 10, desktop.height - 10);
      await expect(link(page, 0)).toBeHidden();
    });

    test('Escape closes it and returns the focus', async ({ page }) => {
      await summary(page).focus();
      await page.keyboard.press('Enter');
      await expect(link(page, 0)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link(page, 0)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link(page, 0)).toBeHidden();
      await expect(summary(page)).toBeFocused();
    });

    test('arrow keys open it and move within it', async ({ page }) => {
      await summary(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(link(page, 0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(link(page, 1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(link(page, 0)).toBeFocused();
      for (const _ of links) await page.keyboard.press('ArrowDown');
      await expect(link(page, -1)).toBeFocused();
    });

    test('closes when the focus leaves it', async ({ page }) => {
      await summary(page).focus();
      await page.keyboard.press('Enter');
      await expect(link(page, 0)).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(link(page, 0)).toBeHidden();
    });
  });
}

test('opening one dropdown closes the other', async ({ page }) => {
  await openHydrated(page, pages.about.path);
  await servicesSummary(page).click();
  await expect(headerLink(page, header.allServices)).toBeVisible();
  await languageSummary(page).click();
  await expect(languageLink(page, 'ko')).toBeVisible();
  await expect(headerLink(page, header.allServices)).toBeHidden();
});

test('the services dropdown leads to a service page and marks it', async ({ page }) => {
  await openHydrated(page, pages.about.path);
  await servicesSummary(page).click();
  await headerLink(page, label.payroll).click();
  await expect(page).toHaveURL(servicePath('payroll'));
  await expect(headerLink(page, header.allServices), 'closed by the choice').toBeHidden();
  await servicesSummary(page).click();
  await expect(headerLink(page, label.payroll)).toHaveAttribute('aria-current', 'page');
  await expect(headerLink(page, label.tax)).not.toHaveAttribute('aria-current');
});

test.describe('menu on a small screen', () => {
  test.use({ viewport: mobile });

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/');
    await expect(mainMenu(page)).toBeHidden();
  });

  test('has every entry and leads to a page', async ({ page }) => {
    await menuButton(page).click();
    await expect(mainMenu(page)).toBeVisible();
    const names = [
      label.about,
      header.whyChooseUs,
      label.insights,
      label.freeConsultation,
      label.contact,
      header.getStarted,
    ];
    for (const name of names) {
      await expect(mainMenu(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await headerLink(page, label.insights).click();
    await expect(page).toHaveURL(pages.insights.path);
    await expect(mainMenu(page)).toBeHidden();
  });

  test('a section of the home page closes it and is scrolled to', async ({ page }) => {
    await menuButton(page).click();
    await headerLink(page, header.whyChooseUs).click();
    await expect(mainMenu(page)).toBeHidden();
    await expect(
      page.getByRole('heading', { name: english.pages.home.why.title }),
    ).toBeInViewport();
  });

  test('Escape closes it and returns the focus', async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(mainMenu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(headerLink(page, label.about)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('one Escape closes the services, the next one the menu', async ({ page }) => {
    await menuButton(page).click();
    await servicesSummary(page).click();
    await expect(headerLink(page, label.payroll)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(headerLink(page, label.payroll)).toBeHidden();
    await expect(mainMenu(page)).toBeVisible();
    await expect(servicesSummary(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
  });

  test('a touch elsewhere closes it', async ({ page }) => {
    await menuButton(page).click();
    await expect(mainMenu(page)).toBeVisible();
    await page.mouse.click(mobile.width / 2, mobile.height - 20);
    await expect(mainMenu(page)).toBeHidden();
  });

  test('languages can be chosen', async ({ page }) => {
    await languageSummary(page).click();
    await expect(languageLink(page, 'ko')).toBeInViewport({ ratio: 1 });
    await languageLink(page, 'ko').click();
    await expect(page).toHaveURL('/ko');
  });
});
