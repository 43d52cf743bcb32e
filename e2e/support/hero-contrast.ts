import type { Page } from 'playwright/test';
import { desktop } from './header';

/** A line of the hero's text: where it stands, its colour, and the contrast that it needs. */
type Line = {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  color: string;
  needed: number;
};

/** The lines of the words that stand on the hero's picture; runs in the page. */
function heroLines(): Line[] {
  const words = document.querySelector('h1')?.parentElement;
  if (!words) throw new Error('The page has no hero.');
  return [...words.children]
    .filter((child) => child.localName === 'h1' || child.localName === 'p')
    .flatMap((child) => {
      const { color, fontSize, fontWeight } = getComputedStyle(child);
      const size = Number.parseFloat(fontSize);
      // WCAG 1.4.3: large is 18 pt, or 14 pt in bold.
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(child);
      // A place where a line may break (`wbr`) is a box without a width.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return boxes.map(({ x, y, width, height }) => ({
        text: child.textContent ?? '',
        box: { x, y, width, height },
        color,
        needed: large ? 3 : 4.5,
      }));
    });
}

/** Lines that contrast too little (WCAG 2) with a picture of the window; runs in the page. */
async function faintOn([picture, lines]: [string, Line[]]): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  const channel = (byte = 0) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  /** Luminance of each pixel of a rectangle. */
  const luminances = (x: number, y: number, width: number, height: number) => {
    const { data } = context.getImageData(x, y, width, height);
    return Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red, green, blue] = data.subarray(pixel * 4);
      return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
    });
  };
  return lines.flatMap(({ text, box, color, needed }) => {
    const grounds = luminances(box.x, box.y, box.width, box.height);
    // The colour as it is painted, whatever notation it has.
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [own = 0] = luminances(0, 0, 1, 1);
    const lowest = Math.min(
      ...[Math.min(...grounds), Math.max(...grounds)].map(
        (ground) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05),
      ),
    );
    const place = `${Math.round(box.x)}, ${Math.round(box.y)}`;
    return lowest < needed ? [`${lowest.toFixed(2)} of ${needed} at ${place}: ${text}`] : [];
  });
}

/**
 * The lines of the hero that contrast too little with what is painted behind them, measured on a
 * screenshot without the words: axe cannot see a picture that lies behind a text.
 */
async function faintLines(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const lines = await page.evaluate(heroLines);
  if (lines.length < 3) throw new Error('The hero has too few lines to be measured.');
  const picture = await page.screenshot({
    style: 'h1, h1 ~ p, p:has(~ h1) { color: transparent }',
  });
  return await page.evaluate(faintOn, [picture.toString('base64'), lines] satisfies [
    string,
    Line[],
  ]);
}

/** Widths at which the hero is measured: words above the picture, and on it. */
const widths = [320, 768, 1280, 1920];

/** All faint lines of a home page at every width, in both schemes, on each picture of the slideshow. */
export async function allFaintHeroLines(page: Page): Promise<string[]> {
  // The last button of the slideshow is the pause; the others choose a picture.
  const buttons = page.locator('[aria-roledescription="carousel"] button');
  const pictures = (await buttons.count()) - 1;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1400 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The words stand on the pictures at large widths only.
      const measured = width >= desktop.width ? pictures : 1;
      for (let slide = 0; slide < measured; slide += 1) {
        await buttons.nth(slide).click();
        const faint = await faintLines(page);
        found.push(...faint.map((line) => `${width} px, ${colorScheme}, ${slide + 1}: ${line}`));
      }
    }
  }
  return found;
}
