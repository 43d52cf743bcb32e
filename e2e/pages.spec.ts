/** Pages as they open: each is opened once in each language. */
import { expect, type Page, test } from 'playwright/test';
import { downloadsFolder } from '@/content/downloads';
import { documentIdAt, pages } from '@/content/pages';
import { site } from '@/content/site';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { missingPath, type PageType, pageTypes } from '@/test/page-types';
import { expectAccessible, expectAccessibleText, expectContrast } from './support/axe';
import { desktop } from './support/header';
import { openHydrated, openSettled } from './support/hydration';
import { layoutProblems } from './support/layout-problems';
import { planted, shrinkSite } from './support/planted-site';
import { collectProblems } from './support/problems';
import { inGroups, samplePaths } from './support/routes';
import { onEveryHost } from './support/servers';
import { collectViolations } from './support/violations';

// No animations: a fade in progress would count as low contrast or overlapping text.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** Widths of phones, tablets and desktops; one of each where another page or language has the same style. */
const widths = { all: [320, 768, 1280, 1920], some: [320, 1280] };

const typePaths = new Set(pageTypes.map(({ path }) => path));

/** Pages of all kinds, tools included, are checked in every language. */
const kinds = new Set([...typePaths, pages.downloadAssets.path, pages.canonicalDiagnostic.path]);

/** Pages that between them have every color of the dark scheme. */
const inTheDark = new Set([
  ...samplePaths,
  pages.payroll.path,
  pages.seoAudit.path,
  pages.canonicalDiagnostic.path,
]);

/** The part of a page in which axe looks: header and footer are the same on every page. */
function axePart({ path, tab }: PageType): string | undefined {
  if (tab !== undefined) return '[role="tabpanel"][data-state="active"]';
  return path === pages.home.path ? undefined : 'main';
}

/** Pages of a kind that is checked, and others: they are opened in the language with the longest words. */
const named = [...new Set([...kinds, ...Object.values(pages).map(({ path }) => path)])];
const longest: Locale = 'de';

/** @returns a function that opens a page, and expects no problems */
async function opener(page: Page) {
  const problems = collectProblems(page);
  const violations = await collectViolations(page);
  return async (path: string, locale: Locale) => {
    const url = localizedPath(locale, path);
    const isDiagnostic = path === pages.canonicalDiagnostic.path;
    // It begins to crawl the site as soon as it opens.
    if (isDiagnostic) await shrinkSite(page, locale);
    await openSettled(page, isDiagnostic ? planted.server + url : url);
    if (isDiagnostic) {
      await expect(page.getByRole('tab').first()).toBeVisible();
      await page.unrouteAll();
    }
    // The not-found page logs its status, the diagnostic what it finds missing.
    const found = path === missingPath || isDiagnostic ? [] : problems;
    expect.soft([...violations, ...found], url).toEqual([]);
    problems.length = 0;
    violations.length = 0;
  };
}

async function openTab(page: Page, { tab }: PageType): Promise<void> {
  if (tab === undefined) return;
  const trigger = page.getByRole('tab').nth(tab);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-selected', 'true');
  // Otherwise the sticky header may overlap text.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Controls without a border and icons without a color, in forced colors; runs in the page. */
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
  // Boxes to tick and to choose are drawn by the browser.
  const controls =
    'button, summary, input:not([type="checkbox"], [type="radio"]), select, textarea, [role="tab"], a.inline-flex.min-h-12';
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
  // Logos, flags and illustrations have their own colors; icons have that of the text.
  const icons = 'svg[stroke="currentColor"], svg[fill="currentColor"]';
  for (const icon of document.querySelectorAll(icons)) {
    if (!shown(icon)) continue;
    const { stroke, fill } = getComputedStyle(icon);
    const { width, height } = icon.getBoundingClientRect();
    const paint = icon.getAttribute('stroke') === 'currentColor' ? stroke : fill;
    if (!isSeen(paint) || width < 8 || height < 8) {
      problems.push(
        `icon in ${describe(icon.parentElement ?? icon)}: ${paint}, ${width} × ${height}`,
      );
    }
  }
  return problems;
}

/** Elements that should not be printed, and text or backgrounds that are not black on white; runs in the page. */
function unprintable(): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // Boxes of a checklist are ticked on paper, too.
  const control = 'nav, form, button, input:not([type="checkbox"]), [role="tab"]';
  const controls = [...document.querySelectorAll(control)]
    .filter((element) => shown(element) && element.closest('h3') === null)
    .map((element) => `${element.localName}: ${element.textContent?.slice(0, 40)}`);
  const panels = '[role="tabpanel"], [role="region"][data-state]';
  const hiddenPanels = [...document.querySelectorAll(panels)]
    // What a tool found is not printed.
    .filter((panel) => !shown(panel) && panel.closest('.script-only') === null)
    .map((panel) => `hidden: ${panel.textContent?.slice(0, 40)}`);
  // In sRGB 0x33 and 0xff, as in the print styles.
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const faint = [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a')]
    .filter(shown)
    .filter((element) => channels(getComputedStyle(element).color).some((value) => value > 0x33))
    .map((element) => `faint: ${element.textContent?.slice(0, 40)}`);
  return [...controls, ...hiddenPanels, ...faint];
}

async function expectPrintable(page: Page, path: string, title: string): Promise<void> {
  expect.soft(await page.evaluate(unprintable), title).toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 }), title).toBeVisible();
  // A list to print fills its sheet.
  if (path.startsWith(`${downloadsFolder}/`)) return;
  await expect.soft(page.locator('body > footer address'), title).toContainText(site.street);
  await expect.soft(page.getByRole('img', { name: site.brand }), title).toBeVisible();
}

/** Expects no problems in the dark color scheme, in forced colors and in print. */
async function expectMedia(page: Page, path: string, title: string): Promise<void> {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(), `${title}: schemes`).not.toBe(light);
  if (inTheDark.has(path))
    await expectContrast(page, `${title}, in the dark`, axePart({ name: title, path }));
  // Print has no dark color scheme.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expectPrintable(page, path, `${title}, on paper`);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen', forcedColors: 'active' });
  expect.soft(await page.evaluate(invisibleParts), `${title}, in forced colors`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen', forcedColors: 'none' });
}

/** Expects no layout problems at some widths. */
async function expectOrderly(page: Page, title: string, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(layoutProblems), `${title} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(desktop);
}

/** A page as it opens, and with each of its other tabs, where it has any. */
function statesOf(path: string): PageType[] {
  return [
    { name: 'as it opens', path },
    ...pageTypes.filter((type) => type.path === path && type.tab !== undefined),
  ];
}

async function expectGood(page: Page, locale: Locale, path: string): Promise<void> {
  // Style, and so contrast, does not depend on the language, nor on which page of a kind it is.
  const isMain = locale === defaultLocale;
  for (const state of statesOf(path)) {
    const title = `${localizedPath(locale, path)}, ${state.name}`;
    await openTab(page, state);
    if (isMain) {
      await expectAccessible(page, title, axePart(state));
      // Tabs have the colors of the page as it opens.
      if (state.tab === undefined) await expectMedia(page, path, title);
    } else if (kinds.has(path) && state.tab === undefined)
      await expectAccessibleText(page, title, axePart(state));
    await expectOrderly(page, title, isMain ? widths.all : widths.some);
  }
}

/** The pages that are checked in a language. Documents have one text in all of them: two languages are enough. */
function checkedPages(locale: Locale): string[] {
  if (locale === longest) return named;
  return [...kinds].filter((path) => locale === defaultLocale || documentIdAt(path) === undefined);
}

for (const locale of localeCodes) {
  const checked = checkedPages(locale);
  for (const group of inGroups(checked, 7)) {
    test(`accessible, orderly, without problems: ${locale} ${group[0]} …`, async ({ page }) => {
      const open = await opener(page);
      for (const path of group) {
        await open(path, locale);
        await expectGood(page, locale, path);
      }
    });
  }
}

onEveryHost((host) => {
  // There they are opened above.
  if (host === 'static') return;
  test('pages open without problems', async ({ page }) => {
    const open = await opener(page);
    for (const path of samplePaths) await open(path, defaultLocale);
  });
});

test('the logo and the pictures are there when the page is printed', async ({ page }) => {
  await openHydrated(page, pages.visa.path);
  await page.pdf({ format: 'A4' });
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter((picture) => !picture.complete || picture.naturalWidth === 0)
      .map((picture) => picture.src),
  );
  expect(missing).toEqual([]);
});
