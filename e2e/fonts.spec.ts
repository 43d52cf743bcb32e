import { expect, test } from 'playwright/test';
import { samplePaths } from '@/e2e/support/routes';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

for (const locale of localeCodes) {
  const isLatin = locales[locale].script === 'latin';

  test(`${locale} ${isLatin ? 'is set in the site’s fonts' : 'loads no font'}`, async ({
    page,
  }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    for (const path of samplePaths) {
      await page.goto(localizedPath(locale, path), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
    }
    expect(fonts.size).toBe(isLatin ? 2 : 0);
  });
}
