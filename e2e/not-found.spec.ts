import { expect, test } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { missingPath } from '@/test/page-types';
import { headerLink, languageSummary } from './support/header';
import { messagesOf } from './support/messages';
import { onEveryHost } from './support/servers';

onEveryHost(() => {
  test('an unknown path shows the not-found page', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const locale of ['en', 'de'] as const) {
      const { common, navigation, pages } = messagesOf(locale);
      const url = localizedPath(locale, `${missingPath}.php?x=1`);

      const response = await page.goto(url);

      expect(response?.status()).toBe(404);
      expect(page.url(), 'the URL stays').toContain(url);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
      const main = page.getByRole('main');
      const { title, home } = common.notFound;
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // The browser's message on the status does not include the path.
      const line = ` ${new URL(page.url()).pathname}`;
      await expect.poll(() => logged.filter((text) => text.includes(line))).toHaveLength(1);

      // It has no URL in other languages.
      await languageSummary(page, navigation.header.language).click();
      await expect(headerLink(page, locales.ja.name)).toHaveAttribute('href', '/ja');
      await page.keyboard.press('Escape');

      await main.getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(localizedPath(locale, '/'));
      const { hero } = pages.home;
      await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    }
    await page.waitForLoadState();
    expect(
      logged.filter((text) => text.includes(' no page at ')),
      'not of the home page',
    ).toHaveLength(2);
  });
});
