import { expect } from 'playwright/test';
import { documentPath, pages } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import { locales } from '@/i18n/locales';
import { translatedLocales } from '@/seo/page-languages';
import { english } from '@/test/english';
import { missingPath } from '@/test/page-types';
import { expectAccessible } from './support/axe';
import { desktop, languageLink, languageSummary, mobile } from './support/header';
import {
  dismissButton,
  expectNoSuggestion,
  expectSuggestion,
  localeInStorage,
  suggestion,
  suggestionLink,
} from './support/language-suggestion';
import { messagesOf } from './support/messages';
import { storageFailures } from './support/storage';
import { test } from './support/test';

const about = pages.about.path;

test.use({ locale: 'ja-JP', viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const tail = '?page=2&utm_source=a%20b#expert';

test('a Japanese browser gets the suggestion to read the page in Japanese', async ({ page }) => {
  await page.goto(`${about}${tail}`);
  await expectSuggestion(page, 'ja');
  await expect(suggestionLink(page)).toHaveAttribute('hreflang', locales.ja.lang);
  expect(await localeInStorage(page), 'nothing is chosen yet').toBeNull();
  await suggestionLink(page).click();
  await expect(page).toHaveURL(`/ja${about}${tail}`);
  expect(await localeInStorage(page)).toBe('ja');
  await expectNoSuggestion(page);
});

test('no language is suggested where there is no translation, nor on pages in other languages', async ({
  page,
}) => {
  for (const path of [
    documentPath('articles', documentSlugs.articles[0]),
    documentPath('blogs', documentSlugs.blogs[0], 'insights'),
  ]) {
    await page.goto(path);
    if (translatedLocales(path).includes('ja')) await expectSuggestion(page, 'ja');
    else await expectNoSuggestion(page);
  }
  for (const path of [missingPath, `/ja${about}`, `/de${about}`]) {
    await page.goto(path);
    await expectNoSuggestion(page);
  }
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-PH' });

  test('gets a suggestion of the language that was chosen, and none before', async ({ page }) => {
    await page.goto(about);
    await expectNoSuggestion(page);
    await languageSummary(page).click();
    await page.locator('header a[data-locale="ja"]').click();
    await expect(page).toHaveURL(`/ja${about}`);
    await page.goto(about);
    await expectSuggestion(page, 'ja');
  });
});

test('the stored language is suggested, not that of the browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'de'));
  await page.goto('/');
  await expectSuggestion(page, 'de');
  await expect(suggestionLink(page)).toHaveAttribute('href', '/de');
  await expect(page, 'nobody is sent anywhere').toHaveURL('/');
});

test('stored values that are no language are removed and ignored', async ({ page }) => {
  await page.goto(about);
  for (const path of [`/ja${about}`, '/de/articles/cash-flow-optimization', '/seo-audit', about]) {
    await page.evaluate(() => localStorage.setItem('locale', '<script>alert(1)</script>'));
    await page.goto(path);
    await expect.poll(() => localeInStorage(page), path).toBeNull();
  }
  await expectSuggestion(page, 'ja');
});

test('a visitor who keeps English gets no language suggested again', async ({ page }) => {
  await page.goto(about);
  await dismissButton(page).click();
  await expectNoSuggestion(page);
  expect(await localeInStorage(page)).toBe('en');
  await page.goto(pages.accounting.path);
  await expectNoSuggestion(page);
});

for (const [what, script] of storageFailures) {
  test(`languages are suggested and chosen when storage is ${what}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(script);
    await page.goto(`${about}${tail}`);
    await expectSuggestion(page, 'ja');
    await suggestionLink(page).click();
    await expect(page).toHaveURL(`/ja${about}${tail}`);
    await languageSummary(page, messagesOf('ja').navigation.header.language).click();
    await languageLink(page, 'es').click();
    await expect(page).toHaveURL(`/es${about}${tail}`);
    expect(errors).toEqual([]);
  });
}

test('the language suggestion is at the bottom of the window, without layout shift', async ({
  page,
}) => {
  await page.goto(about);
  for (const viewport of [mobile, desktop]) {
    await page.setViewportSize(viewport);
    await expectSuggestion(page, 'ja');
    const { x, y, width, height } = (await suggestion(page).boundingBox()) ?? {
      x: -1,
      y: 0,
      width: 0,
      height: 0,
    };
    expect({ x, width, bottom: y + height }).toEqual({
      x: 0,
      width: viewport.width,
      bottom: viewport.height,
    });
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    for (const target of [suggestionLink(page), dismissButton(page)]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme, '[data-language-suggestion]');
  }
  await page.emulateMedia({ media: 'print' });
  await expect(suggestion(page)).toHaveCount(0);
});

test('the language suggestion follows the skip link in the tab order', async ({ page }) => {
  await page.goto(about);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(english.navigation.header.skip);
  for (const target of [suggestionLink(page), dismissButton(page)]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await expect(target).toHaveCSS('outline-width', '3px');
  }
  await page.keyboard.press('Enter');
  await expectNoSuggestion(page);
});
