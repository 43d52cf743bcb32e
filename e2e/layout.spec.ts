/**
 * The header, its menus and the language suggestion at every width; what `layoutProblems` finds on a broken page;
 * height and first screen of the home page. pages.spec.ts tests pages as they open.
 */
import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { defaultLocale, localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { translatedLocales } from '@/seo/page-languages';
import {
  languageLink,
  languageSummary,
  menuButton,
  mobile,
  servicesSummary,
} from './support/header';
import { openHydrated } from './support/hydration';
import { suggestion } from './support/language-suggestion';
import { layoutProblems } from './support/layout-problems';
import { messagesOf } from './support/messages';

// No animations: a fade in progress would count as overlapping text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const about = pages.about.path;
const widths = [320, 360, 768, 1280, 1440, 1920];

/** Maximum height of the header: one row, at every width. */
const maxHeaderHeight = 70;

/** Overflow of a row in pixels, padding included; runs in the page. */
function rowOverflow(selector: string): number {
  const row = document.querySelector(selector);
  if (!row) throw new Error(`no ${selector}`);
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const { left, right } = row.getBoundingClientRect();
  const boxes = [...row.children]
    .filter((child) => child.checkVisibility())
    .map((child) => child.getBoundingClientRect())
    .sort((a, b) => a.left - b.left);
  const overlaps = boxes.map((box, index) => (boxes[index - 1]?.right ?? box.left) - box.left);
  return Math.max(
    left + Number.parseFloat(paddingLeft) - (boxes[0]?.left ?? left),
    (boxes.at(-1)?.right ?? right) - right + Number.parseFloat(paddingRight),
    ...overlaps,
  );
}

async function expectMenuFits(page: Page, name: string): Promise<void> {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(layoutProblems), `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
}

for (const locale of localeCodes) {
  const { header, pages: label } = messagesOf(locale).navigation;

  test.describe(`in ${locale}`, () => {
    test.use({ locale: locales[locale].lang });

    test('the header is one row and names its language, and open menus fit', async ({ page }) => {
      await openHydrated(page, localizedPath(locale, about));
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const box = await page.getByRole('banner').boundingBox();
        expect(box?.height, `${width} px`).toBeLessThanOrEqual(maxHeaderHeight);
        const overflow = await page.evaluate(rowOverflow, 'header > div');
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0.5);
        const summary = languageSummary(page, header.language);
        const name = summary.getByText(locales[locale].name, { exact: true });
        // On narrow screens it is for screen readers only, beside an icon.
        const isShown = ((await name.boundingBox())?.width ?? 0) > 1;
        expect(isShown, `${width} px`).toBe(width >= 360);
        await expect(summary.locator('svg:visible')).toHaveCount(2);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      await languageSummary(page, header.language).click();
      await expect(languageLink(page, 'ko')).toBeInViewport({ ratio: 1 });
      await expectMenuFits(page, 'languages');
      await menuButton(page, header.openMenu).click();
      await servicesSummary(page, label.services).click();
      const last = page.locator('header details[open] a').last();
      await expect(last).toHaveText(label.remoteBusiness);
      await expect(last).toBeVisible();
      await expectMenuFits(page, 'menu');
    });
  });
}

test('the language suggestion is one or two rows in every language', async ({ page }) => {
  for (const locale of translatedLocales(about).filter((each) => each !== defaultLocale)) {
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.goto(about);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const box = await suggestion(page).boundingBox();
      expect(box?.height, `${locale}, ${width} px`).toBeLessThanOrEqual(width < 640 ? 112 : 64);
      const line = '[data-language-suggestion] > p:not([hidden])';
      expect(await page.evaluate(rowOverflow, line), locale).toBeLessThanOrEqual(0.5);
    }
  }
});

test.describe('a broken layout', () => {
  // The test breaks it by style attributes, which the policy of a page would block.
  test.use({ bypassCSP: true });

  const sentence = (style: string) =>
    `<p style="${style}">one long sentence</p><p>another text</p>`;
  const link = (name: string) =>
    `<a href="/${name}" style="display: inline-block; height: 10px">${name}</a>`;

  test('is noticed', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    // React would remove elements added before hydration.
    await openHydrated(page, about);
    expect(await page.evaluate(layoutProblems)).toEqual([]);
    for (const [broken, message] of [
      [sentence('width: 2000px; height: 1px'), /the page is/],
      [sentence('position: absolute; top: 0; left: -40px'), /sticks out/],
      [sentence('width: 3em; overflow: hidden; white-space: nowrap'), /cut off/],
      [sentence('position: absolute; top: 0; left: 0'), /overlap/],
      [
        '<div style="overflow-x: auto; margin-left: -90px"><table><tr><td>a</td></tr></table></div>',
        /the table .* sticks out/,
      ],
      [
        `<p style="font-size: 10px; line-height: 1">${link('a')}<br>${link('b')}</p>`,
        /target "a" .* too near to "b"/,
      ],
    ] as const) {
      const html = `<div id="broken" style="position: relative">${broken}</div>`;
      await page.locator('main h1').evaluate((h1, added) => {
        h1.insertAdjacentHTML('afterend', added);
      }, html);
      expect((await page.evaluate(layoutProblems)).join('\n'), broken).toMatch(message);
      await page.evaluate(() => document.getElementById('broken')?.remove());
    }
  });
});

/** Budget of the pictures on the first screen of the home page, in bytes. */
const maxFirstScreenBytes = 40_000;

/** Bytes of each picture in the viewport: transferred, or inline before compression; runs in the page. */
function firstScreenPictures(): { file: string; bytes: number }[] {
  const isInViewport = (picture: Element) => {
    const { top, bottom, width, height } = picture.getBoundingClientRect();
    // A lazy picture in a closed menu has a box and is not fetched.
    if (!picture.checkVisibility()) return false;
    return top < window.innerHeight && bottom > 0 && width > 0 && height > 0;
  };
  const files = [...document.images].filter(isInViewport).map((picture) => picture.currentSrc);
  const drawn = [...document.querySelectorAll('svg[data-src]')].filter(isInViewport);
  return [
    ...[...new Set(files)].map((file) => {
      const entry = performance.getEntriesByName(file).at(-1);
      const isResource = entry instanceof PerformanceResourceTiming;
      return { file, bytes: isResource ? entry.encodedBodySize : 0 };
    }),
    ...drawn.map((svg) => ({
      file: svg.getAttribute('data-src') ?? '',
      bytes: new Blob([svg.outerHTML]).size,
    })),
  ];
}

for (const viewport of [mobile, { width: 1280, height: 800 }]) {
  test(`the home page is short, its first screen light: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/', { waitUntil: 'load' });
    await page.waitForFunction(() =>
      [...document.images].every(
        (picture) =>
          picture.complete || !picture.checkVisibility() || picture.y > window.innerHeight,
      ),
    );
    const pictures = await page.evaluate(firstScreenPictures);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ bytes }) => bytes === 0)).toEqual([]);
    const firstScreenBytes = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(firstScreenBytes).toBeLessThanOrEqual(maxFirstScreenBytes);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(8500);
  });
}
