/** The part of `npm run bench` about going back: the browser's cache, or another load. */
import type { Browser } from 'playwright';
import { pages } from '@/content/pages';
import { typePaths } from './chosen-pages';
import type { RestoredResult } from './measured';
import { asNewVisitor } from './open-browser';

/** Notes how the page is shown again; runs in each document. */
function watchShown(): void {
  addEventListener('pageshow', ({ persisted }) => {
    sessionStorage.setItem(`shown ${location.pathname}`, persisted ? 'restored' : 'loaded');
  });
}

/** Why the browser loaded the page anew; runs in the page. Not in the types of every version. */
function readReasons(): string[] {
  type Reasons = { reasons: { reason: string }[] | null; children: Reasons[] | null };
  const [entry] = performance.getEntriesByType('navigation');
  const { notRestoredReasons } = entry as PerformanceEntry & { notRestoredReasons?: Reasons };
  const flat = (from: Reasons | null | undefined): string[] => [
    ...(from?.reasons ?? []).map(({ reason }) => reason),
    ...(from?.children ?? []).flatMap(flat),
  ];
  return flat(notRestoredReasons);
}

/** Leaves a page and goes back. */
function goBack(browser: Browser, origin: string, path: string): Promise<RestoredResult> {
  const other = path === pages.about.path ? pages.home.path : pages.about.path;
  return asNewVisitor(browser, {}, async (page) => {
    await page.addInitScript(watchShown);
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate((key) => sessionStorage.removeItem(key), `shown ${path}`);
    await page.goto(`${origin}${other}`, { waitUntil: 'networkidle' });
    // Playwright's own way back waits for the page to load, which it does not.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await page.waitForURL(`${origin}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, `shown ${path}`);
    const shown = await page.evaluate((key) => sessionStorage.getItem(key), `shown ${path}`);
    const persisted = shown === 'restored';
    return { path, persisted, reasons: persisted ? [] : await page.evaluate(readReasons) };
  });
}

/** Leaves one page of each type and goes back. @param origin where the site is served */
export async function measureRestored(browser: Browser, origin: string): Promise<RestoredResult[]> {
  const results: RestoredResult[] = [];
  for (const path of typePaths) results.push(await goBack(browser, origin, path));
  return results;
}
