import { expect, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { languageSummary } from '@/e2e/support/header';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { translatedLocales } from '@/seo/translated-locales';
import { messagesOf } from './support/messages';
import { offer } from './support/offer';

const widths = [320, 360, 768, 1280, 1440, 1920];

/** Height of the header: one row, at every width. */
const oneRow = 70;

/** How far what a row holds sticks out of it, padding included, in pixels; runs in the page. */
function excess(selector: string): number {
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

for (const locale of localeCodes) {
  test(`the header is one row and names its language: ${locale}`, async ({ page }) => {
    const { language } = messagesOf(locale).navigation.header;
    await page.goto(localizedPath(locale, pages.about.path));
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole('banner').boundingBox();
      expect(box?.height, `${width} px`).toBeLessThanOrEqual(oneRow);
      expect(await page.evaluate(excess, 'header > div'), `${width} px`).toBeLessThanOrEqual(0.5);
      const summary = languageSummary(page, language);
      const name = summary.getByText(locales[locale].name, { exact: true });
      // Where there is no room for it, it is left to screen readers, and a sign stands for it.
      const seen = ((await name.boundingBox())?.width ?? 0) > 1;
      expect(seen, `${width} px`).toBe(width >= 360);
      await expect(summary.locator('svg:visible')).toHaveCount(2);
    }
  });
}

for (const locale of translatedLocales(pages.about.path).filter((code) => code !== 'en')) {
  test.describe(() => {
    test.use({ locale });

    test(`the offer of a language is one or two rows: ${locale}`, async ({ page }) => {
      await page.goto(pages.about.path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const box = await offer(page).boundingBox();
        expect(box?.height, `${width} px`).toBeLessThanOrEqual(width < 640 ? 112 : 64);
        expect(await page.evaluate(excess, '[data-offer] > p:not([hidden])')).toBeLessThanOrEqual(
          0.5,
        );
      }
    });
  });
}
