import { expect, test } from 'playwright/test';
import { headerLink } from '@/e2e/support/header';
import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { withoutTypesetting } from '@/lib/text/typeset';
import { missingPath } from '@/test/page-types';
import { english, messagesOf } from './support/messages';

for (const locale of ['en', 'de'] as const satisfies Locale[]) {
  test(`an unknown path shows the not-found page (${locale})`, async ({ page }) => {
    const { notFound } = messagesOf(locale).common;
    const url = localizedPath(locale, missingPath);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));

    const response = await page.goto(url);

    expect(response?.status()).toBe(404);
    expect(new URL(page.url()).pathname, 'the address stays').toBe(url);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    // The browser's own message about the status names no path in its text.
    await expect.poll(() => logged.filter((text) => text.includes(url))).toHaveLength(1);

    await main.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL(localizedPath(locale, '/'));
    const { title } = messagesOf(locale).pages.home.hero;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('the missing path is written to the console as it was asked for', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/de/alt/seite.php?x=1');
  await expect.poll(() => logged.some((text) => text.includes('/de/alt/seite.php'))).toBe(true);
});

test('existing pages write no such message', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/de/about', { waitUntil: 'networkidle' });
  expect(logged.filter((text) => text.includes('404'))).toEqual([]);
});

for (const locale of localeCodes) {
  test(`the page's own address is unknown as well (${locale})`, async ({ request }) => {
    const { notFound } = messagesOf(locale).common;
    for (const path of ['/404', '/x.php', '/articles/no-such-article', '/about/more']) {
      const response = await request.get(localizedPath(locale, path), { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${locales[locale].lang}"`);
      expect(html, path).toContain(`<title>${withoutTypesetting(notFound.title)} | `);
    }
  });
}

test('the language switcher of the not-found page leads to home pages', async ({ page }) => {
  await page.goto('/no/such/page');
  await page
    .locator('header summary')
    .filter({ hasText: english.navigation.header.language })
    .click();
  await expect(headerLink(page, locales.ja.name)).toHaveAttribute('href', '/ja');
});
