/** Focus and states in forced colors; pages.spec.ts tests borders and icons. */
import { expect, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { desktop } from './support/header';
import { openHydrated } from './support/hydration';

test.use({
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** The outline of a focused element; runs in the page. */
function focusRing(): { control: string; width: number; isVisible: boolean } {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const background = getComputedStyle(document.documentElement).backgroundColor;
  return {
    control: `${element.localName} ${element.textContent?.trim().slice(0, 30)}`,
    width: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    isVisible: outlineColor !== background,
  };
}

test('in forced colors the focus is visible on every kind of control', async ({ page }) => {
  for (const { path } of [pages.freeConsultation, pages.insights]) {
    await openHydrated(page, path);
    const reached = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const { control, width, isVisible } = await page.evaluate(focusRing);
      if (control.startsWith('body')) break;
      reached.add(control.split(' ')[0] ?? '');
      expect
        .soft({ control, isVisible, isWide: width >= 2 }, path)
        .toEqual({ control, isVisible: true, isWide: true });
    }
    expect([...reached], path).toEqual(expect.arrayContaining(['a', 'button', 'summary']));
  }
});

/** Background and outline of the elements that a selector finds; runs in the page. */
function stylesOf(selector: string): { background: string; outline: number }[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        background: backgroundColor,
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
}

test('in forced colors the current or selected item has its own background', async ({ page }) => {
  for (const [path, current, others] of [
    [pages.home.path, 'button[aria-current]', '[aria-roledescription] button:not([aria-current])'],
    [pages.insights.path, 'header a[aria-current="page"]', 'header nav a:not([aria-current])'],
    [pages.insights.path, 'nav button[aria-current]', 'nav button:not([aria-current], :disabled)'],
    [pages.visa.path, '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ] as const) {
    await openHydrated(page, path);
    const [own] = await page.evaluate(stylesOf, current);
    const backgrounds = (await page.evaluate(stylesOf, others)).map(({ background }) => background);
    expect(backgrounds.length, others).toBeGreaterThan(0);
    expect(own, current).toBeDefined();
    expect(backgrounds, current).not.toContain(own?.background);
  }
});

test('in forced colors the focus is visible on a selected tab as well', async ({ page }) => {
  await openHydrated(page, pages.visa.path);
  const selected = '[role="tab"][aria-selected="true"]';
  expect((await page.evaluate(stylesOf, selected))[0]?.outline).toBe(0);
  await page.locator(selected).focus();
  await page.keyboard.press('ArrowRight');
  expect((await page.evaluate(stylesOf, selected))[0]?.outline).toBeGreaterThanOrEqual(3);
});
