import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { documentPath, documentSlugs, pages } from '@/content/pages';
import { desktop, languageSummary, mainMenu, menuButton, mobile } from '@/e2e/support/header';
import { locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { translatedLocales } from '@/seo/translated-locales';
import { missingPath } from '@/test/page-types';
import { hydrated, openHydrated } from './support/hydration';
import { english } from './support/messages';
import {
  dismissButton,
  expectNoOffer,
  expectOffer,
  offerLink,
  place,
  storedLocale,
} from './support/offer';
import { collectProblems } from './support/problems';
import { frameworkScripts, holdBack } from './support/requests';
import { storageObstacles } from './support/storage';

const about = pages.about.path;
const { navigation } = english;

test.use({
  locale: 'ja-JP',
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Where the parts of the first screen are. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not there`);
  return { ...box, bottom: box.y + box.height };
}

/**
 * Notes on the document each shift of the layout (CLS) in which the top of the page moves down, as a bar
 * that comes late would make it; a font that arrives late moves what is further down. Runs in the page.
 */
function countShifts(): void {
  const topOfPage = 120;
  const leastMove = 20;
  type Source = { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  new PerformanceObserver((list) => {
    const shifts = list.getEntries().filter((entry) => {
      // What the entries of this type have (Layout Instability API); TypeScript does not know it.
      const { sources } = entry as PerformanceEntry & { sources: Source[] };
      return sources.some(
        ({ previousRect, currentRect }) =>
          previousRect.top < topOfPage && currentRect.top - previousRect.top >= leastMove,
      );
    });
    if (shifts.length === 0) return;
    const root = document.documentElement;
    root.dataset.shifts = `${Number(root.dataset.shifts ?? 0) + shifts.length}`;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectNoShift(page: Page): Promise<void> {
  // What has moved is reported when the browser is idle next.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('html'), page.url()).not.toHaveAttribute('data-shifts');
}

const tail = '?page=2&utm_source=a%20b#expert';

test('a Japanese browser is offered the page in Japanese', async ({ page }) => {
  await openHydrated(page, `${about}${tail}`);
  await expectOffer(page, 'ja');
  await expect(offerLink(page)).toHaveAttribute('href', `/ja${about}${tail}`);
  await expect(offerLink(page)).toHaveAttribute('hreflang', locales.ja.lang);
  expect(await storedLocale(page), 'nothing is chosen yet').toBeNull();
  await offerLink(page).click();
  await expect(page).toHaveURL(`/ja${about}${tail}`);
  expect(await storedLocale(page)).toBe('ja');
  await expectNoOffer(page);
});

test('the home page leads to the home page', async ({ page }) => {
  await page.goto('/');
  await expect(offerLink(page)).toHaveAttribute('href', '/ja');
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

  test('is offered nothing', async ({ page }) => {
    await openHydrated(page, about);
    await expectNoOffer(page);
  });

  test('is offered the language that was chosen', async ({ page }) => {
    await openHydrated(page, about);
    await languageSummary(page).click();
    await page.locator('header a[data-locale="ja"]').click();
    await expect(page).toHaveURL(`/ja${about}`);
    await page.goto(about);
    await expectOffer(page, 'ja');
  });
});

test('the stored choice wins over the browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'de'));
  await page.goto(about);
  await expectOffer(page, 'de');
  await expect(page, 'nobody is sent anywhere').toHaveURL(about);
});

test('bad stored values are removed and ignored', async ({ page }) => {
  await page.goto(`/ja${about}`);
  for (const value of ['<script>alert(1)</script>', 'javascript:alert(1)', 'ja"', 'DE', '']) {
    await page.evaluate((bad) => localStorage.setItem('locale', bad), value);
    await page.goto(about);
    await expectOffer(page, 'ja');
    await expect.poll(() => storedLocale(page), value).toBeNull();
  }
});

test('bad stored values are removed on every page, in every language', async ({ page }) => {
  for (const path of [`/ja${about}`, '/de/articles/cash-flow-optimization', '/seo-audit']) {
    await page.goto(path);
    await page.evaluate(() => localStorage.setItem('locale', 'javascript:alert(1)'));
    await page.reload();
    await expect.poll(() => storedLocale(page), path).toBeNull();
  }
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
  test(`all of it works when storage is ${what}`, async ({ page }) => {
    const problems = collectProblems(page);
    await page.addInitScript(script);
    await openHydrated(page, `${about}${tail}`);
    await expectOffer(page, 'ja');
    await dismissButton(page).click();
    await expectNoOffer(page);
    await page.goto(about);
    await offerLink(page).click();
    await expect(page).toHaveURL(`/ja${about}`);
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no bar and no gap', async ({ page }) => {
    await page.goto(about);
    await expect(place(page)).toHaveCount(1);
    await expectNoOffer(page);
  });
});

for (const viewport of [mobile, desktop]) {
  test(`nothing moves and nothing is covered at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(countShifts);
    for (const path of [pages.home.path, about, pages.accounting.path]) {
      await openHydrated(page, path);
      await expectOffer(page, 'ja');
      await expectNoShift(page);
      const bar = await boxOf(place(page));
      expect(bar).toMatchObject({ x: 0, y: 0, width: viewport.width });
      expect(bar.height).toBeLessThanOrEqual(60);
      expect((await boxOf(page.getByRole('banner'))).y).toBe(bar.bottom);
      for (const target of [offerLink(page), dismissButton(page)]) {
        const box = await boxOf(target);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      // Playwright does not press what lies under something else.
      for (const link of await page.locator('header a:visible, h1 ~ * a:visible').all()) {
        await link.click({ trial: true });
      }
    }
  });
}

test('it scrolls away, and the header stays', async ({ page }) => {
  await openHydrated(page, about);
  await page.mouse.wheel(0, 400);
  await expect(offerLink(page)).not.toBeInViewport();
  await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y).toBe(0);
});

test('the menu opens below the header, wherever that stands', async ({ page }) => {
  await page.setViewportSize(mobile);
  await openHydrated(page, about);
  /** By its place: Playwright would scroll the page first, to where the header stands in it. */
  const press = async (target: Locator) => {
    const { x, y, width, height } = await boxOf(target);
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  const expectBelow = async () => {
    const header = await boxOf(page.getByRole('banner'));
    const menu = await boxOf(mainMenu(page));
    expect(Math.abs(menu.y - header.bottom)).toBeLessThanOrEqual(2);
    expect(menu.bottom).toBeLessThanOrEqual(mobile.height);
  };
  await press(menuButton(page));
  await expectBelow();
  await page.mouse.wheel(0, 600);
  await expect(offerLink(page)).not.toBeInViewport();
  await expectBelow();
  await press(menuButton(page));
  await expect(mainMenu(page)).toBeHidden();
  await press(menuButton(page));
  await expectBelow();
});

test('the keyboard comes to it first after the skip link', async ({ page }) => {
  await openHydrated(page, about);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(navigation.header.skip);
  for (const target of [offerLink(page), dismissButton(page)]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await expect(target).toHaveCSS('outline-style', 'solid');
    await expect(target).toHaveCSS('outline-width', '3px');
  }
  await page.keyboard.press('Enter');
  await expectNoOffer(page);
  await page.keyboard.press('Tab');
  await expect(focused, 'goes on where the bar was').toHaveAttribute(
    'aria-label',
    navigation.header.home,
  );
});

test('React leaves it alone, and forms keep what was typed', async ({ page }) => {
  const problems = collectProblems(page);
  const release = await holdBack(page, frameworkScripts);
  await page.goto(pages.contact.path, { waitUntil: 'domcontentloaded' });
  const field = page.locator('form input').first();
  await expectOffer(page, 'ja');
  await field.evaluate((element: HTMLInputElement) => {
    element.value = 'Ana';
  });
  const drawn = await offerLink(page).elementHandle();
  release();
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(field).toHaveValue('Ana');
  expect(problems).toEqual([]);
});

test('it is still there where React finds another page than it expects', async ({ page }) => {
  await page.addInitScript(countShifts);
  const release = await holdBack(page, frameworkScripts);
  await page.goto(pages.contact.path, { waitUntil: 'domcontentloaded' });
  await expectOffer(page, 'ja');
  // As browsers do when they translate a page; below what is seen, where nothing else moves.
  const button = page.locator('form button[type="submit"]');
  const text = (await button.textContent()) ?? '';
  await button.evaluate((element) => {
    element.textContent = '翻訳';
  });
  release();
  await hydrated(page);
  await expect(button).toHaveText(text);
  await expectOffer(page, 'ja');
  await expectNoShift(page);
  await dismissButton(page).click();
  await expectNoOffer(page);
});

test('it is not printed', async ({ page }) => {
  await page.goto(about);
  await page.emulateMedia({ media: 'print' });
  await expect(place(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no violation in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const viewport of [mobile, desktop]) {
      await page.setViewportSize(viewport);
      await openHydrated(page, about);
      await expectOffer(page, 'ja');
      const axe = new AxeBuilder({ page }).setLegacyMode().include('.offer');
      const { violations, passes } = await axe.analyze();
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}
