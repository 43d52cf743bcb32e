/** The header's menus and languages, by mouse, keyboard and finger. */
import { expect, type Locator, type Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { english } from '@/test/english';
import {
  desktop,
  headerLink,
  languageLink,
  languageSummary,
  mainMenu,
  menuButton,
  mobile,
  servicesSummary,
} from './support/header';
import { openHydrated } from './support/hydration';
import { localeInStorage } from './support/language-suggestion';
import { messagesOf } from './support/messages';
import { test } from './support/test';

const { header, pages: label } = english.navigation;

// Without smooth scrolling the tests take half the time.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

test.describe('language links of the header', () => {
  const deep = '/insights';
  const tail = '?page=2&utm_source=a%20b#articles';

  test('keep path, query and hash, and the choice is stored', async ({ page }) => {
    await openHydrated(page, `${deep}${tail}`);
    for (const [from, to] of [
      ['en', 'de'],
      ['de', 'en'],
    ] as const) {
      await languageSummary(page, messagesOf(from).navigation.header.language).click();
      await languageLink(page, to).click();
      await expect(page).toHaveURL(`${localizedPath(to, deep)}${tail}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[to].lang);
      expect(await localeInStorage(page)).toBe(to);
    }
    // A stored choice redirects no URL.
    await page.evaluate(() => localStorage.setItem('locale', 'de'));
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

for (const { name, summary: summaryOf, links } of dropdowns) {
  test(`${name}: opens and closes by mouse and by keyboard`, async ({ page }) => {
    await openHydrated(page, pages.about.path);
    const summary = summaryOf(page);
    const link = (index: number) => headerLink(page, links.at(index) ?? '');
    await expect(link(0)).toBeHidden();
    await summary.click();
    for (const [index] of links.entries()) await expect(link(index)).toBeVisible();
    await summary.click();
    await expect(link(0)).toBeHidden();

    await summary.click();
    await expect(link(0)).toBeVisible();
    // Below every dropdown, in the page's empty margin.
    await page.mouse.click(desktop.width - 10, desktop.height - 10);
    await expect(link(0)).toBeHidden();

    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(link(0)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(0)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(0)).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(link(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(0)).toBeFocused();
    for (const _ of links) await page.keyboard.press('ArrowDown');
    await expect(link(-1)).toBeFocused();

    // Leaving it closes it.
    await summary.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(link(0)).toBeHidden();
  });
}

test('one dropdown is open at a time, and the services lead to a page and mark it', async ({
  page,
}) => {
  await openHydrated(page, pages.about.path);
  await servicesSummary(page).click();
  await expect(headerLink(page, header.allServices)).toBeVisible();
  await languageSummary(page).click();
  await expect(languageLink(page, 'ko')).toBeVisible();
  await expect(headerLink(page, header.allServices)).toBeHidden();
  await servicesSummary(page).click();
  await headerLink(page, label.payroll).click();
  await expect(page).toHaveURL(servicePath('payroll'));
  await expect(headerLink(page, header.allServices), 'closed by the choice').toBeHidden();
  await servicesSummary(page).click();
  await expect(headerLink(page, label.payroll)).toHaveAttribute('aria-current', 'page');
  await expect(headerLink(page, label.tax)).not.toHaveAttribute('aria-current');
});

test('the skip link leads past the header', async ({ page }) => {
  await openHydrated(page, pages.services.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: mobile, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/');
    await expect(mainMenu(page)).toBeHidden();
  });

  test('has every entry, and closes when a section of the page is chosen', async ({ page }) => {
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
    await headerLink(page, header.whyChooseUs).click();
    await expect(mainMenu(page)).toBeHidden();
    const { title } = english.pages.home.why;
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    // A click elsewhere closes it, too.
    await menuButton(page).click();
    await expect(mainMenu(page)).toBeVisible();
    await page.mouse.click(mobile.width / 2, mobile.height - 20);
    await expect(mainMenu(page)).toBeHidden();
  });

  test('closes its services by one Escape, itself by the next, and returns the focus', async ({
    page,
  }) => {
    await menuButton(page).press('Enter');
    await expect(mainMenu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(headerLink(page, label.about)).toBeFocused();
    await servicesSummary(page).press('Enter');
    await expect(headerLink(page, label.payroll)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(headerLink(page, label.payroll)).toBeHidden();
    await expect(mainMenu(page)).toBeVisible();
    await expect(servicesSummary(page)).toBeFocused();
    // Leaving them closes them as well.
    await page.keyboard.press('Enter');
    await expect(headerLink(page, header.overview)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(headerLink(page, label.about)).toBeFocused();
    await expect(headerLink(page, header.overview)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('leads by one tap to the entries below the open services, and to a language', async ({
    page,
  }) => {
    for (const [name, path] of [
      [label.insights, pages.insights.path],
      [label.freeConsultation, pages.freeConsultation.path],
      [label.contact, pages.contact.path],
    ] as const) {
      await menuButton(page).tap();
      await servicesSummary(page).tap();
      await expect(headerLink(page, header.overview)).toBeVisible();
      await headerLink(page, name).tap();
      await expect(page).toHaveURL(path);
      await expect(mainMenu(page)).toBeHidden();
    }
    await languageSummary(page).tap();
    await expect(languageLink(page, 'ko')).toBeInViewport({ ratio: 1 });
    await languageLink(page, 'ko').tap();
    await expect(page).toHaveURL(`/ko${pages.contact.path}`);
  });
});
