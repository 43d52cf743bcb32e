import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { documentPath, documentSlugs, pages } from '@/content/pages';
import { desktop, languageSummary, mobile } from '@/e2e/support/header';
import { locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { translatedLocales } from '@/seo/translated-locales';
import { missingPath } from '@/test/page-types';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import {
  dismissButton,
  expectNoOffer,
  expectOffer,
  offer,
  offerLink,
  storedLocale,
} from './support/offer';
import { collectProblems } from './support/problems';
import { storageObstacles } from './support/storage';

const about = pages.about.path;

test.use({
  locale: 'ja-JP',
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
});

const tail = '?page=2&utm_source=a%20b#expert';

test('a Japanese browser is offered the page in Japanese', async ({ page }) => {
  await openHydrated(page, `${about}${tail}`);
  await expectOffer(page, 'ja');
  await expect(offerLink(page)).toHaveAttribute('hreflang', locales.ja.lang);
  expect(await storedLocale(page), 'nothing is chosen yet').toBeNull();
  await offerLink(page).click();
  await expect(page).toHaveURL(`/ja${about}${tail}`);
  expect(await storedLocale(page)).toBe('ja');
  await expectNoOffer(page);
});

test('what is not translated is not offered', async ({ page }) => {
  for (const path of [
    documentPath('articles', documentSlugs.articles[0]),
    documentPath('blogs', documentSlugs.blogs[0], 'insights'),
  ]) {
    await page.goto(path);
    if (translatedLocales(path).includes('ja')) await expectOffer(page, 'ja');
    else await expectNoOffer(page);
  }
  await page.goto(missingPath);
  await expectNoOffer(page);
});

test('a page in another language offers nothing', async ({ page }) => {
  for (const locale of ['ja', 'de'] as const) {
    await page.goto(localizedPath(locale, about));
    await expectNoOffer(page);
  }
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-PH' });

  test('is offered the language that was chosen, and nothing before', async ({ page }) => {
    await openHydrated(page, about);
    await expectNoOffer(page);
    await languageSummary(page).click();
    await page.locator('header a[data-locale="ja"]').click();
    await expect(page).toHaveURL(`/ja${about}`);
    await page.goto(about);
    await expectOffer(page, 'ja');
  });
});

test('the stored choice wins over the browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'de'));
  await page.goto('/');
  await expectOffer(page, 'de');
  await expect(offerLink(page)).toHaveAttribute('href', '/de');
  await expect(page, 'nobody is sent anywhere').toHaveURL('/');
});

test('bad stored values are removed and ignored', async ({ page }) => {
  for (const path of [about, `/ja${about}`, '/de/articles/cash-flow-optimization', '/seo-audit']) {
    await page.goto(path);
    for (const value of ['<script>alert(1)</script>', 'DE', '']) {
      await page.evaluate((bad) => localStorage.setItem('locale', bad), value);
      await page.reload();
      await expect.poll(() => storedLocale(page), path).toBeNull();
    }
  }
  await page.goto(about);
  await expectOffer(page, 'ja');
});

test('who stays with English is not asked again', async ({ page }) => {
  await openHydrated(page, about);
  await dismissButton(page).click();
  await expectNoOffer(page);
  expect(await storedLocale(page)).toBe('en');
  await page.reload();
  await expectNoOffer(page);
  await page.goto(pages.accounting.path);
  await expectNoOffer(page);
});

for (const [what, script] of storageObstacles) {
  test(`it works when storage is ${what}`, async ({ page }) => {
    const problems = collectProblems(page);
    await page.addInitScript(script);
    await openHydrated(page, `${about}${tail}`);
    await expectOffer(page, 'ja');
    await offerLink(page).click();
    await expect(page).toHaveURL(`/ja${about}${tail}`);
    expect(problems).toEqual([]);
  });
}

for (const viewport of [mobile, desktop]) {
  test(`it stands at the foot of the window at ${viewport.width} px, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, about);
    await expectOffer(page, 'ja');
    const box = await offer(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(112);
    expect(box).toMatchObject({ x: 0, width: viewport.width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(viewport.height);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    for (const target of [offerLink(page), dismissButton(page)]) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations, passes } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('[data-offer]')
        .analyze();
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(offer(page)).toHaveCount(0);
  });
}

test('the keyboard comes to it right after the skip link', async ({ page }) => {
  await openHydrated(page, about);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(english.navigation.header.skip);
  for (const target of [offerLink(page), dismissButton(page)]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await expect(target).toHaveCSS('outline-width', '3px');
  }
  await page.keyboard.press('Enter');
  await expectNoOffer(page);
});
