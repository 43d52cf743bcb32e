import type { Browser } from 'playwright';
import { documentPath, pages, pathsWithoutForm } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import type { Values } from './budgets';
import { type Measured, mediansOf } from './verdicts';

/** Two pages without a runtime: a form needs one. Every page links to them. */
const [plain = pages.xero.path, otherPlain = pages.privacy.path] = [
  pages.services.path,
  pages.accounting.path,
  pages.bookkeeping.path,
].filter((path) => pathsWithoutForm.includes(path));

/** From a page with and without a runtime, to a page with and without one. */
const routes = [
  { from: pages.home.path, to: pages.about.path },
  { from: plain, to: otherPlain },
  { from: pages.insights.path, to: documentPath('articles', documentSlugs.articles[0]) },
];

/**
 * Records when a link is clicked and when another heading is painted; runs in each document. It must not contain
 * named functions: for these the compiler adds calls of a helper that the page does not have.
 */
function watchHeadings(): void {
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem('heading', document.querySelector('h1')?.textContent ?? '');
    },
    true,
  );
  const polling = setInterval(() => {
    const [old, now] = [sessionStorage.getItem('heading'), document.querySelector('h1')];
    if (old === null || !now?.textContent || now.textContent === old) return;
    clearInterval(polling);
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => performance.mark('seen')));
  }, 4);
}

/** Clicks a link as a new visitor, after hovering over it for `hoverMs`. @returns milliseconds to the new heading */
async function click(
  browser: Browser,
  origin: string,
  { from, to }: (typeof routes)[number],
  hoverMs: number,
): Promise<number> {
  // The header shows its links.
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.addInitScript(watchHeadings);
  await page.goto(`${origin}${from}`, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  if (hoverMs > 0) await link.hover();
  await page.waitForTimeout(hoverMs);
  await link.click();
  await page.waitForURL(`${origin}${to}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('seen').length > 0);
  const time = await page.evaluate(() => {
    const [seen] = performance.getEntriesByName('seen');
    const clicked = Number(sessionStorage.getItem('clicked'));
    return performance.timeOrigin + (seen?.startTime ?? 0) - clicked;
  });
  await page.close();
  return time;
}

/** Clicks links, at once and after hovering over them. @param runCount how often each */
export async function measureClicks(browser: Browser, origin: string, runCount: number) {
  const measured: Measured[] = [];
  for (const route of routes) {
    const times: Values[] = [];
    while (times.length < runCount) {
      times.push({
        'Click to heading': await click(browser, origin, route, 0),
        'Click to heading after pointing for 500 ms': await click(browser, origin, route, 500),
      });
    }
    measured.push({ subject: `${route.from} → ${route.to}`, values: mediansOf(times) });
  }
  return measured;
}
