/** Contrast of the text on the pictures of the home page, which axe cannot measure. */
import { expect, type Page, test } from 'playwright/test';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { desktop } from './support/header';
import { openHydrated } from './support/hydration';

// The text is hidden by an inline style, which the policy of the page would block.
test.use({ bypassCSP: true });

type Box = { x: number; y: number; width: number; height: number };

/** A line of the hero's text: box, color, and required contrast. */
type Line = {
  text: string;
  box: Box;
  color: string;
  minContrast: number;
};

/** The lines of text on the hero's picture; runs in the page. */
function heroLines(): Line[] {
  const hero = document.querySelector('h1')?.parentElement;
  if (!hero) throw new Error('The page has no hero.');
  return [...hero.children]
    .filter((child) => child.localName === 'h1' || child.localName === 'p')
    .flatMap((child) => {
      const { color, fontSize, fontWeight } = getComputedStyle(child);
      const size = Number.parseFloat(fontSize);
      // WCAG 1.4.3: large is 18 pt, or 14 pt in bold.
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(child);
      // `wbr` has a box without a width.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return boxes.map(({ x, y, width, height }) => ({
        text: child.textContent ?? '',
        box: { x, y, width, height },
        color,
        minContrast: isLarge ? 3 : 4.5,
      }));
    });
}

/** Lines whose contrast (WCAG 2) with a screenshot of a box (`clip`) is too low; runs in the page. */
async function linesBelowContrast([picture, clip, lines]: [string, Box, Line[]]): Promise<
  string[]
> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height + 1).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  const channels = Array.from({ length: 256 }, (_, byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const channel = (byte = 0) => channels[byte] ?? 0;
  /** The lowest and the highest luminance of the pixels of a rectangle. */
  const luminances = (x: number, y: number, width: number, height: number) => {
    const { data } = context.getImageData(x, y, width, height);
    let [lowest, highest] = [1, 0];
    for (let i = 0; i < data.length; i += 4) {
      const [red, green, blue] = [channel(data[i]), channel(data[i + 1]), channel(data[i + 2])];
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      if (luminance < lowest) lowest = luminance;
      if (luminance > highest) highest = luminance;
    }
    return [lowest, highest] as const;
  };
  return lines.flatMap(({ text, box, color, minContrast }) => {
    const backgrounds = luminances(box.x - clip.x, box.y - clip.y, box.width, box.height);
    // Converts the computed color to sRGB: drawn into the row below the screenshot.
    context.fillStyle = color;
    context.fillRect(0, image.height, 1, 1);
    const [foreground] = luminances(0, image.height, 1, 1);
    const lowest = Math.min(
      ...backgrounds.map(
        (background) =>
          (Math.max(foreground, background) + 0.05) / (Math.min(foreground, background) + 0.05),
      ),
    );
    const place = `${Math.round(box.x)}, ${Math.round(box.y)}`;
    return lowest < minContrast
      ? [`${lowest.toFixed(2)} of ${minContrast} at ${place}: ${text}`]
      : [];
  });
}

/** The lines of the hero whose contrast is too low, measured on a screenshot without the text. */
async function lowContrastLines(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const lines = await page.evaluate(heroLines);
  if (lines.length < 3) throw new Error('The hero has too few lines to be measured.');
  const boxes = lines.map(({ box }) => box);
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const clip = { x, y, width: Math.ceil(width), height: Math.ceil(height) };
  const style = 'h1, h1 ~ p, p:has(~ h1) { color: transparent }';
  const picture = (await page.screenshot({ style, clip })).toString('base64');
  return await page.evaluate(linesBelowContrast, [picture, clip, lines] satisfies [
    string,
    Box,
    Line[],
  ]);
}

/** English, the language with the longest words, and one with the densest text: they cover different parts. */
const languages: Locale[] = ['en', 'de', 'zh'];

test('the text of the hero contrasts with every picture behind it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const locale of languages) {
    await openHydrated(page, localizedPath(locale, '/'));
    // The last button of the slideshow is the pause; the others choose a picture.
    const buttons = page.locator('[aria-roledescription="carousel"] button');
    const pictureCount = (await buttons.count()) - 1;
    for (let slide = 0; slide < pictureCount; slide += 1) {
      await buttons.nth(slide).click();
      // On narrower windows the text is above the pictures.
      for (const width of [desktop.width, 1920]) {
        await page.setViewportSize({ width, height: 1400 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const title = `${locale}, ${width} px, ${colorScheme}, ${slide + 1}`;
          expect.soft(await lowContrastLines(page), title).toEqual([]);
        }
      }
    }
  }
});
