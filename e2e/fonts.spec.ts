import { expect, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { holdBack } from '@/e2e/support/requests';
import { samplePaths } from '@/e2e/support/routes';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

for (const locale of localeCodes) {
  const isLatin = locales[locale].script === 'latin';

  test(`${locale} ${isLatin ? 'is set in the site’s fonts' : 'loads no font'}`, async ({
    context,
  }) => {
    const fonts = new Set<string>();
    context.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    // Side by side: whether a page asks for no more takes half a second to see.
    await Promise.all(
      samplePaths.map(async (path) => {
        const page = await context.newPage();
        await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
      }),
    );
    expect(fonts.size).toBe(isLatin ? 2 : 0);
  });
}

const paths = [...samplePaths, pages.payroll.path, pages.services.path, pages.remoteBusiness.path];

const visits = [
  ['en', 412, paths],
  ['de', 412, paths],
  ['es', 412, paths],
  ['de', 1280, samplePaths],
] as const;

for (const [locale, width, visited] of visits) {
  test(`${locale}, ${width} px: fonts are asked for after the first paint, and no element moves when they arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(() => {
      // Every page as if it were the first one.
      sessionStorage.clear();
    });
    for (const path of visited) {
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(localizedPath(locale, path), { waitUntil: 'load' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      // What moves from here on, as browsers count it.
      await page.evaluate(() => {
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) moved.push(Number(entry.value));
        }).observe({ type: 'layout-shift' });
      });
      release();
      await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      const [paint, asked, moved] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
          ?.startTime ?? 0,
        ('moved' in window && Array.isArray(window.moved) ? window.moved : [1]).reduce(
          (sum, value) => sum + value,
          0,
        ),
      ]);
      expect(asked, `${path}: asked for`).toBeGreaterThan(paint ?? 0);
      expect(moved, `${path}: moved`).toBeLessThanOrEqual(0.01);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('fonts that move nothing are in use on the first page', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(pages.services.path);
  await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
  const used = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(used.join()).toContain('Instrument Sans');
});

test('on the next page the fonts are in use from the beginning', async ({ page }) => {
  await page.goto('/accounting');
  await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.locator('style#fonts')).toHaveAttribute('media', 'all');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('600 20px "Brygada 1918"')))
    .toBe(true);
});
