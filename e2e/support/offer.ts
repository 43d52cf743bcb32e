import { expect, type Locator, type Page } from 'playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { messagesOf } from './messages';

/** The place of the bar on an English page. */
export function place(page: Page): Locator {
  return page.locator('.offer');
}

export function offerLink(page: Page): Locator {
  return place(page).getByRole('link');
}

export function dismissButton(page: Page): Locator {
  return place(page).getByRole('button');
}

export function storedLocale(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('locale'));
}

/** Expects the bar in a language. */
export async function expectOffer(page: Page, locale: Locale): Promise<void> {
  const words = messagesOf(locale).common.language;
  await expect(place(page).locator('p')).toHaveText(words.offer);
  await expect(offerLink(page)).toHaveText(words.switch);
  await expect(dismissButton(page)).toHaveText(words.dismiss);
  for (const part of await place(page).locator('> *').all()) {
    await expect(part).toHaveAttribute('lang', locales[locale].lang);
  }
}

/** Expects no bar, and no room for one. */
export async function expectNoOffer(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(place(page).locator('> *')).toHaveCount(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
}
