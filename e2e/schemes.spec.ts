import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { desktop } from '@/e2e/support/header';
import { pageTypes } from '@/test/page-types';
import { openHydrated } from './support/hydration';
import { inGroups } from './support/routes';
import { openTab } from './support/tabs';

// A fade in progress would be measured as poor contrast.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** Expects every text to contrast with its ground (WCAG 1.4.3). */
async function expectContrast(page: Page, title: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast');
  const { violations, passes } = await axe.analyze();
  expect(passes.flatMap(({ nodes }) => nodes).length, `${title}: texts`).toBeGreaterThan(20);
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, title).toEqual([]);
}

for (const group of inGroups(pageTypes, 5)) {
  const names = group.map((type) => type.name).join(', ');
  test(`texts contrast in the light and in the dark: ${names}`, async ({ page }) => {
    for (const type of group) {
      await openHydrated(page, type.path);
      await openTab(page, type);
      const grounds = new Set<string>();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectContrast(page, `${type.name}, ${colorScheme}`);
        grounds.add(
          await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
        );
      }
      expect(grounds.size, `${type.name}: schemes`).toBe(2);
    }
  });
}

/** Controls without an edge and icons without a colour, in forced colours; runs in the page. */
function invisibleParts(): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const isSeen = (color: string) => color !== ground && color !== 'rgba(0, 0, 0, 0)';
  const describe = (element: Element) =>
    `${element.localName} ${element.id || element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 30)}`;
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only') === null;
  const problems: string[] = [];
  // Links that look like buttons are those of `buttonClasses`.
  const controls = 'button, summary, input, select, textarea, [role="tab"], a.inline-flex.min-h-12';
  for (const element of document.querySelectorAll(controls)) {
    if (!shown(element)) continue;
    const style = getComputedStyle(element);
    const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        style[`border${side}Style`] !== 'none' &&
        isSeen(style[`border${side}Color`]),
    );
    if (edges.length < 4) problems.push(`${describe(element)}: edges ${edges.join(', ')}`);
  }
  // A logo, a flag or an illustration brings its own colours; an icon takes that of the text.
  for (const icon of document.querySelectorAll(
    'svg[stroke="currentColor"], svg[fill="currentColor"]',
  )) {
    if (!shown(icon)) continue;
    const style = getComputedStyle(icon);
    const { width, height } = icon.getBoundingClientRect();
    const paint = icon.getAttribute('stroke') === 'currentColor' ? style.stroke : style.fill;
    if (!isSeen(paint) || width < 8 || height < 8) {
      problems.push(
        `icon in ${describe(icon.parentElement ?? icon)}: ${paint}, ${width} × ${height}`,
      );
    }
  }
  return problems;
}

/** How the focus shows on an element; runs in the page. */
function focusRing(): { at: string; width: number; seen: boolean } {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return {
    at: `${element.localName} ${element.textContent?.trim().slice(0, 30)}`,
    width: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    seen: outlineColor !== ground,
  };
}

for (const group of inGroups(pageTypes, 10)) {
  test(`in forced colours edges and icons stay: ${group[0]?.name} …`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const type of group) {
      await openHydrated(page, type.path);
      await openTab(page, type);
      expect.soft(await page.evaluate(invisibleParts), type.name).toEqual([]);
    }
  });
}

test('in forced colours the focus stays visible on every kind of control', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path } of [pages.home, pages.freeConsultation, pages.insights]) {
    await openHydrated(page, path);
    const reached = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const { at, width, seen } = await page.evaluate(focusRing);
      if (at.startsWith('body')) break;
      reached.add(at.split(' ')[0] ?? '');
      expect
        .soft({ width: width >= 2, seen }, `${path}: ${at}`)
        .toEqual({ width: true, seen: true });
    }
    expect([...reached], path).toEqual(expect.arrayContaining(['a', 'button', 'summary']));
  }
});

/** Ground and outline of the elements that a selector finds; runs in the page. */
function looks(selector: string): { ground: string; outline: number }[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        ground: backgroundColor,
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
}

test('in forced colours what is current or selected has a ground of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, current, others] of [
    [pages.home.path, 'button[aria-current]', '[aria-roledescription] button:not([aria-current])'],
    [pages.insights.path, 'header a[aria-current="page"]', 'header nav a:not([aria-current])'],
    [pages.insights.path, 'nav button[aria-current]', 'nav button:not([aria-current], :disabled)'],
    [pages.visa.path, '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ] as const) {
    await openHydrated(page, path);
    const [own] = await page.evaluate(looks, current);
    const grounds = (await page.evaluate(looks, others)).map(({ ground }) => ground);
    expect(grounds.length, others).toBeGreaterThan(0);
    expect(own, current).toBeDefined();
    expect(grounds, current).not.toContain(own?.ground);
  }
});

test('in forced colours the focus shows on a selected tab as well', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, pages.visa.path);
  const selected = '[role="tab"][aria-selected="true"]';
  expect((await page.evaluate(looks, selected))[0]?.outline).toBe(0);
  await page.locator(selected).focus();
  await page.keyboard.press('ArrowRight');
  expect((await page.evaluate(looks, selected))[0]?.outline).toBeGreaterThanOrEqual(3);
});

test('a required field left empty is marked in both schemes', async ({ page }) => {
  await openHydrated(page, pages.contact.path);
  const field = page.locator('input[required]').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await field.fill('Ana');
    await field.blur();
    const border = () => field.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const valid = await border();
    await field.fill('');
    await field.blur();
    expect(await border(), colorScheme).not.toBe(valid);
  }
});
