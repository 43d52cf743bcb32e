import { expect, test } from 'playwright/test';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { allFaintHeroLines } from './support/hero-contrast';
import { openHydrated } from './support/hydration';

/** English, the longest words and the densest text: each covers other parts of the pictures. */
const languages: Locale[] = ['en', 'de', 'zh'];

// The words are taken away by a style that the policy of a page keeps out.
test.use({ bypassCSP: true });

for (const locale of languages) {
  const url = localizedPath(locale, '/');
  test(`${url}: the words contrast with every picture behind them`, async ({ page }) => {
    test.setTimeout(120_000);
    await openHydrated(page, url);
    expect(await allFaintHeroLines(page)).toEqual([]);
  });
}
