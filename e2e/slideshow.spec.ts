/** The slideshow in the browser, with a clock that the tests set. */
import { expect, type Locator, type Page } from 'playwright/test';
import { english } from '@/test/english';
import { shownTexts } from '@/test/shown-texts';
import { hydrated } from './support/hydration';
import { common } from './support/messages';
import { test } from './support/test';

/** Time that each image is shown, in milliseconds. */
const interval = 5000;

const captions = Object.values(shownTexts('home').hero.slides);
const { images } = english.pages;
const names = [images['hero-taguig'], images['hero-desk'], images['hero-islands']];
const start = new Date('2025-06-02T09:00:00+08:00');

function slideshow(page: Page): Locator {
  return page.getByRole('region', { name: common('slideshow.label') });
}

function button(page: Page, name: string): Locator {
  return slideshow(page).getByRole('button', { name });
}

function dot(page: Page, number: number): Locator {
  return button(page, common('slideshow.dot', { number: String(number) }));
}

/** Expects one image, and only that one, to be shown, named and marked. */
async function expectSlide(page: Page, number: number): Promise<void> {
  const name = names[number - 1];
  const caption = captions[number - 1];
  if (name === undefined || caption === undefined) throw new Error(`There is no image ${number}.`);
  // Images that are not shown are hidden from assistive technology and so have no role here.
  await expect(slideshow(page).getByRole('img')).toHaveCount(1);
  await expect(slideshow(page).getByRole('img', { name })).toBeVisible();
  await expect(slideshow(page).getByText(caption)).toBeVisible();
  await expect(slideshow(page).locator('button[aria-current]')).toHaveCount(1);
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
}

/** Opens the home page with a paused clock. */
async function openAtFirstSlide(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.goto('/');
  await expectSlide(page, 1);
  await hydrated(page);
  await page.clock.pauseAt(new Date(start.getTime() + 600_000));
  // Choosing an image restarts the interval.
  await dot(page, 3).click();
  await dot(page, 1).click();
  await expectSlide(page, 1);
}

/** Effective opacity of each image; runs in the page. */
function opacities(layers: Element[]): number[] {
  return layers.map((image) => {
    let opacity = 1;
    for (let layer: Element | null = image; layer; layer = layer.parentElement) {
      opacity *= Number(getComputedStyle(layer).opacity);
    }
    return opacity;
  });
}

test('the slideshow shows one of three images at a time, in a loop, and can be paused and played', async ({
  page,
}) => {
  expect(captions).toHaveLength(3);
  await openAtFirstSlide(page);
  const layers = slideshow(page).locator('svg[role="img"], img');
  await expect(layers).toHaveCount(captions.length);
  await expect.poll(() => layers.evaluateAll(opacities)).toEqual([1, 0, 0]);
  for (const next of [2, 3, 1, 2]) {
    await page.clock.runFor(interval);
    await expectSlide(page, next);
  }
  await expect.poll(() => layers.evaluateAll(opacities)).toEqual([0, 1, 0]);

  await button(page, common('slideshow.pause')).click();
  await page.clock.runFor(interval * 4);
  await expectSlide(page, 2);
  // The dots work while it is paused, and do not start it.
  await dot(page, 1).click();
  await page.clock.runFor(interval * 4);
  await expectSlide(page, 1);
  await button(page, common('slideshow.play')).click();
  await page.clock.runFor(interval);
  await expectSlide(page, 2);
});
