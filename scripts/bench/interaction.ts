/** The part of `npm run bench` about pressing something on a page that has loaded, on a slow telephone. */
import type { Browser, Locator, Page } from 'playwright';
import { pages } from '@/content/pages';
import type { PressResult } from './measured';
import { median } from './median';
import { asNewVisitor, phone } from './open-browser';

/** How many times slower than this machine, as Lighthouse's telephone is. */
const slowdown = 4;

/** How long a page rests before it counts as settled, in milliseconds. */
const rest = 2000;

/** What the browser's timing of events does not tell apart: https://w3c.github.io/event-timing/ */
const shortest = 16;

type Press = {
  name: string;
  path: string;
  /** What is pressed. */
  target: string;
  /** What has to be pressed first, so that there is something to press. */
  before?: string;
  /** A key that is typed into it. */
  key?: string;
};

const closed = '[data-state="closed"][aria-expanded]:visible';

const presses: Press[] = [
  { name: 'tab', path: pages.insights.path, target: '[role="tab"][aria-selected="false"]' },
  {
    name: 'answer',
    path: pages.insights.path,
    before: '[role="tab"][aria-selected="false"]',
    target: closed,
  },
  { name: 'menu', path: pages.home.path, target: 'details[data-menu] > summary:visible' },
  { name: 'form', path: pages.contact.path, target: 'main input[required]:visible', key: 'a' },
];

/** How many kinds of presses there are. */
export const pressKinds = presses.length * 2 - 1;

type Timing = Pick<PressResult, 'nextPaint' | 'effect' | 'longestTask'>;

/**
 * Waits for the press, and notes when its effect is seen; runs in the page.
 * @param shortest what stands for delays that are too short to be timed
 */
function watchPress(element: Element, shortest: number): void {
  const state = () =>
    [
      element.getAttribute('aria-selected'),
      element.getAttribute('aria-expanded'),
      element.closest('details')?.open,
      element instanceof HTMLInputElement && element.value,
    ].join();
  const seen: { begun?: number; effect?: number; delays: number[]; tasks: number[] } = {
    delays: [],
    tasks: [],
  };
  const before = state();
  for (const type of ['pointerdown', 'keydown']) {
    // The last one counts: a field is pressed before a key is.
    addEventListener(
      type,
      (event) => {
        seen.begun = event.timeStamp;
      },
      true,
    );
  }
  const look = () => {
    if (seen.begun === undefined || state() === before) requestAnimationFrame(look);
    else {
      // After the frame that this is a part of.
      setTimeout(() => {
        seen.effect = performance.now() - (seen.begun ?? 0);
      });
    }
  };
  look();
  const begin = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInput = 'interactionId' in entry && entry.interactionId !== 0;
      if (isInput && entry.startTime >= begin) seen.delays.push(entry.duration);
    }
    // `durationThreshold` is not in the types of every version.
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: shortest }));
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime >= loaded) seen.tasks.push(entry.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, { benchPress: seen });
}

/** Reads what the press cost, or null before its effect is seen; runs in the page. */
function readPress(shortest: number): Timing | null {
  const { benchPress } = globalThis as typeof globalThis & {
    benchPress: { effect?: number; delays: number[]; tasks: number[] };
  };
  if (benchPress.effect === undefined) return null;
  return {
    nextPaint: Math.max(shortest, ...benchPress.delays),
    effect: benchPress.effect,
    longestTask: Math.max(0, ...benchPress.tasks),
  };
}

async function give(page: Page, target: Locator, key: string | undefined): Promise<void> {
  if (key === undefined) return await target.click();
  await target.focus();
  await page.keyboard.press(key);
}

/** Presses once, in a browser that was never here. */
function pressOnce(
  browser: Browser,
  origin: string,
  { path, target, before, key }: Press,
  when: PressResult['when'],
): Promise<Timing> {
  return asNewVisitor(browser, phone, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    const settle = async () => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(rest);
    };
    if (when === 'settled') await settle();
    if (before !== undefined) {
      await page.locator(before).first().click();
      await settle();
    }
    // The first one by now: its state is part of what finds it, and changes.
    const element = await page.locator(target).first().elementHandle();
    await element?.scrollIntoViewIfNeeded();
    await element?.evaluate(watchPress, shortest);
    await give(page, page.locator(target).first(), key);
    await page.waitForFunction(readPress, shortest);
    // The browser tells the timing of an event a little later than its frame.
    await page.waitForTimeout(500);
    const timing = await page.evaluate(readPress, shortest);
    if (timing === null) throw new Error(`nothing was pressed at ${path}`);
    return timing;
  });
}

/**
 * Presses a tab, an answer, the menu, and types into a form, right after the load event and later.
 * @param origin where the site is served
 * @param runs how often each is pressed
 * @returns medians, in milliseconds
 */
export async function measurePresses(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<PressResult[]> {
  const results: PressResult[] = [];
  for (const press of presses) {
    // What needs another press first cannot come at once.
    const times =
      press.before === undefined ? (['at once', 'settled'] as const) : (['settled'] as const);
    for (const when of times) {
      const timings: Timing[] = [];
      for (let run = 0; run < runs; run += 1) {
        timings.push(await pressOnce(browser, origin, press, when));
      }
      const middle = (key: keyof Timing) => median(timings.map((timing) => timing[key]));
      results.push({
        name: press.name,
        path: press.path,
        when,
        nextPaint: middle('nextPaint'),
        effect: middle('effect'),
        longestTask: middle('longestTask'),
      });
    }
  }
  return results;
}
