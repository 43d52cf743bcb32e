import { expect, type Page, test } from 'playwright/test';
import { desktop, mobile } from '@/e2e/support/header';

/** Most that the pictures of the first screen of the home page may weigh, in bytes (design.md §6). */
const limit = 40_000;

/**
 * Bytes of each picture that is in the window, seen or faded out: transferred, or within the page itself, as
 * they are before compression; runs in the page.
 */
function firstScreenPictures(): { file: string; bytes: number }[] {
  const isInWindow = (picture: Element) => {
    const { top, bottom, width, height } = picture.getBoundingClientRect();
    // In a closed menu, a picture has a place and is not fetched.
    if (!picture.checkVisibility()) return false;
    return top < window.innerHeight && bottom > 0 && width > 0 && height > 0;
  };
  const files = [...document.images].filter(isInWindow).map((picture) => picture.currentSrc);
  const entries = performance.getEntriesByType('resource');
  const drawn = [...document.querySelectorAll('svg[data-src]')].filter(isInWindow);
  return [
    ...[...new Set(files)].map((file) => {
      const entry = entries.find(({ name }) => name === file);
      return {
        file,
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
      };
    }),
    ...drawn.map((svg) => ({
      file: svg.getAttribute('data-src') ?? '',
      bytes: new Blob([svg.outerHTML]).size,
    })),
  ];
}

/** Opens the home page for the first time and waits until what is on its first screen is there. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForFunction(() => {
    return [...document.images].every(
      (picture) => picture.complete || !picture.checkVisibility() || picture.y > window.innerHeight,
    );
  });
}

for (const viewport of [mobile, desktop]) {
  test(`the pictures of the first screen are light at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHome(page);
    const pictures = await page.evaluate(firstScreenPictures);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limit);
  });
}
