import type { Locator, Page } from 'playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { english } from '@/test/english';

const { header, pages: pageNames } = english.navigation;

/** Width at which the header shows its links in a row. */
export const desktop = { width: 1280, height: 800 };

/** A small telephone. */
export const mobile = { width: 360, height: 740 };

/** The button that opens the Services dropdown, found by its name in the page's language. */
export function servicesSummary(page: Page, name: string = pageNames.services): Locator {
  return page.locator('header summary').filter({ hasText: name });
}

/** A link of the header by its name. */
export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** The button that opens the language switcher, found by its name in the page's language. */
export function languageSummary(page: Page, name: string = header.language): Locator {
  return page.locator('header summary').filter({ hasText: name });
}

/** A language's link in the switcher. */
export function languageLink(page: Page, locale: Locale): Locator {
  return headerLink(page, locales[locale].name);
}

/** The button that opens the menu on small screens, found by its name in the page's language. */
export function menuButton(page: Page, name: string = header.openMenu): Locator {
  return page.getByRole('banner').getByRole('button', { name });
}

/** The main navigation: a row on large screens, a menu on small ones. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: header.label, exact: true });
}
