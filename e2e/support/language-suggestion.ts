import { expect, type Locator, type Page } from 'playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { messagesOf } from './messages';

/** The line on an English page that suggests another language. */
export function suggestion(page: Page): Locator {
  return page.locator('[data-language-suggestion] > p:visible');
}

export function suggestionLink(page: Page): Locator {
  return suggestion(page).getByRole('link');
}

export function dismissButton(page: Page): Locator {
  return suggestion(page).getByRole('button');
}

export function localeInStorage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('locale'));
}

/** Expects the suggestion of one language, and of no other. */
export async function expectSuggestion(page: Page, locale: Locale): Promise<void> {
  const words = messagesOf(locale).common.language;
  await expect(suggestion(page)).toHaveAttribute('lang', locales[locale].lang);
  await expect(suggestion(page)).toContainText(words.suggestion);
  await expect(suggestionLink(page)).toHaveText(words.switch);
  await expect(dismissButton(page)).toHaveText(words.dismiss);
}

/** Expects that no language is suggested, once the script that would do it has run. */
export async function expectNoSuggestion(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await expect(suggestion(page)).toHaveCount(0);
}
