import { expect, test } from 'playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { missingPath } from '@/test/page-types';
import { headerLink, languageSummary } from './support/header';
import { messagesOf } from './support/messages';
import { everyHost } from './support/servers';

for (const locale of ['en', 'de'] as const satisfies Locale[]) {
  test(`an unknown path shows the not-found page (${locale})`, everyHost, async ({ page }) => {
    const { common, navigation, pages } = messagesOf(locale);
    const url = localizedPath(locale, `${missingPath}.php?x=1`);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));

    const response = await page.goto(url);

    expect(response?.status()).toBe(404);
    expect(page.url(), 'the address stays').toContain(url);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
    const main = page.getByRole('main');
    const { title, home } = common.notFound;
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // The browser's message on the status does not include the path.
    const { pathname } = new URL(page.url());
    await expect.poll(() => logged.filter((text) => text.includes(pathname))).toHaveLength(1);

    // It has no address in other languages.
    await languageSummary(page, navigation.header.language).click();
    await expect(headerLink(page, locales.ja.name)).toHaveAttribute('href', '/ja');
    await page.keyboard.press('Escape');

    await main.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(localizedPath(locale, '/'));
    const { hero } = pages.home;
    await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
  });
}

test('a page that exists logs no message on its status', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/de/about', { waitUntil: 'networkidle' });
  expect(logged.filter((text) => text.includes('404'))).toEqual([]);
});
