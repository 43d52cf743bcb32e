import type { Page } from 'playwright/test';

/**
 * Gives a page that is opened after this the clock of the test. Playwright's clock keeps from the page what
 * the browser has painted, and without that the script of every page never comes: here the page learns it.
 * @param time what the clock begins with; without it, now
 */
export async function installClock(page: Page, time?: Date | number): Promise<void> {
  await page.clock.install(time === undefined ? {} : { time });
  await page.addInitScript(() => {
    const painted: PerformanceEntry[] = [];
    new PerformanceObserver((list) => painted.push(...list.getEntries())).observe({
      type: 'paint',
      buffered: true,
    });
    performance.getEntriesByName = (name) => painted.filter((entry) => entry.name === name);
  });
}
