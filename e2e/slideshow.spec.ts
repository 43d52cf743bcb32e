import { expect, type Locator, type Page, test } from 'playwright/test';
import { shownTexts } from '@/test/page-texts';
import { installClock } from './support/clock';
import { hydrated } from './support/hydration';
import { common, english } from './support/messages';

/** Time that each image is shown and time that it fades (spec §9), in milliseconds. */
const interval = 5000;
const fade = 1000;

const captions = Object.values(shownTexts('home').hero.slides);
const { images } = english.pages;
const names = [images['hero-taguig'], images['hero-desk'], images['hero-islands']];
const start = new Date('2025-06-02T09:00:00+08:00');

function slideshow(page: Page): Locator {
  return page.getByRole('region', { name: common('slideshow.label') });
}

function dot(page: Page, number: number): Locator {
  return slideshow(page).getByRole('button', {
    name: common('slideshow.dot', { number: String(number) }),
  });
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
  for (const [index] of captions.entries()) {
    const mark = expect(dot(page, index + 1));
    if (index + 1 === number) await mark.toHaveAttribute('aria-current', 'true');
    else await mark.not.toHaveAttribute('aria-current');
  }
}

/** Opens the home page with a clock that stands still, its first image shown since just now. */
async function openAtFirstSlide(page: Page): Promise<void> {
  await installClock(page, start);
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
  // Choosing an image restarts its time, whatever has passed since the page was opened.
  await dot(page, 3).click();
  await dot(page, 1).click();
  await expectSlide(page, 1);
}

/** Makes the page believe that its tab is hidden or shown again. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Changes the visitor's wish for motion and waits until the page has been told. */
async function setMotion(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    delete root.dataset.motionChanged;
    const media = window.matchMedia('(prefers-reduced-motion: reduce)');
    // Registered after the page's own listener, hence called after it.
    media.addEventListener('change', () => (root.dataset.motionChanged = 'yes'), { once: true });
  });
  await page.emulateMedia({ reducedMotion });
  await expect(page.locator('html')).toHaveAttribute('data-motion-changed', 'yes');
}

test('three images take turns every five seconds, in a loop', async ({ page }) => {
  expect(captions).toHaveLength(3);
  await openAtFirstSlide(page);
  for (const next of [2, 3, 1, 2]) {
    const previous = next === 1 ? 3 : next - 1;
    await page.clock.runFor(interval - 1);
    await expectSlide(page, previous);
    await page.clock.runFor(1);
    await expectSlide(page, next);
  }
});

test('starts by itself with the first image', async ({ page }) => {
  await installClock(page, start);
  await page.goto('/');
  await expectSlide(page, 1);
  await hydrated(page);
  await page.clock.runFor(interval);
  await expectSlide(page, 2);
});

test('images fade within a second, and those not shown are transparent', async ({ page }) => {
  await openAtFirstSlide(page);
  const layers = slideshow(page).locator('svg[role="img"], img');
  await expect(layers).toHaveCount(captions.length);
  const fades = await layers.evaluateAll((images) =>
    images.map((image) => {
      for (let layer: Element | null = image; layer; layer = layer.parentElement) {
        const { transitionProperty, transitionDuration } = getComputedStyle(layer);
        if (transitionProperty === 'opacity') return transitionDuration;
      }
      return 'no fade';
    }),
  );
  expect(fades).toEqual(captions.map(() => `${fade / 1000}s`));

  /** What is seen of each image: the product of the opacities around it. */
  const seen = () =>
    layers.evaluateAll((images) =>
      images.map((image) => {
        let opacity = 1;
        for (let layer: Element | null = image; layer; layer = layer.parentElement) {
          opacity *= Number(getComputedStyle(layer).opacity);
        }
        return opacity;
      }),
    );
  await expect.poll(seen).toEqual([1, 0, 0]);
  await page.clock.runFor(interval);
  await expect.poll(seen).toEqual([0, 1, 0]);
});

test('a dot jumps to its image and gives it its full time', async ({ page }) => {
  await openAtFirstSlide(page);
  await page.clock.runFor(interval - 1000);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await page.clock.runFor(interval - 1);
  await expectSlide(page, 3);
  await page.clock.runFor(1);
  await expectSlide(page, 1);
});

test('can be paused and played again', async ({ page }) => {
  await openAtFirstSlide(page);
  await slideshow(page)
    .getByRole('button', { name: common('slideshow.pause') })
    .click();
  await page.clock.runFor(interval * 4);
  await expectSlide(page, 1);
  // The dots work while it is paused, and do not start it.
  await dot(page, 2).click();
  await page.clock.runFor(interval * 4);
  await expectSlide(page, 2);
  await slideshow(page)
    .getByRole('button', { name: common('slideshow.play') })
    .click();
  await page.clock.runFor(interval);
  await expectSlide(page, 3);
});

test('stands still while the tab is hidden', async ({ page }) => {
  await openAtFirstSlide(page);
  await setHidden(page, true);
  await page.clock.runFor(interval * 4);
  await expectSlide(page, 1);
  await setHidden(page, false);
  await page.clock.runFor(interval);
  await expectSlide(page, 2);
});

test('stands still while motion is to be reduced', async ({ page }) => {
  await openAtFirstSlide(page);
  await setMotion(page, 'reduce');
  await page.clock.runFor(interval * 4);
  await expectSlide(page, 1);
  await setMotion(page, 'no-preference');
  await page.clock.runFor(interval);
  await expectSlide(page, 2);
});

test('never starts for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installClock(page, start);
  await page.goto('/');
  await hydrated(page);
  await page.clock.runFor(interval * 4);
  await expectSlide(page, 1);
  await dot(page, 2).click();
  await expectSlide(page, 2);
});
