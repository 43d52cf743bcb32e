/** The part of `npm run bench` about going from page to page: from the click to the new heading. */
import type { Browser } from 'playwright';
import { pages } from '@/content/pages';
import { documentEntries } from '@/documents/entries';
import type { ClickResult } from './measured';
import { median } from './median';
import { asNewVisitor } from './open-browser';
import { type Line, slowLine } from './slow-line';

/** A slow phone line (design §6). */
const line: Line = { latency: 150, bandwidth: 1_600_000 };

/** How long a visitor points at a link before the click, in milliseconds. */
const hovers = [0, 500];

/** How many times slower than this machine. */
const slowdowns = [1, 4];

/** Size of the window: the header shows its links. */
const viewport = { width: 1366, height: 900 };

type Route = { from: string; to: string };

/** What one click cost. */
type Click = {
  /** From the click to the frame that shows the new heading, in milliseconds. */
  time: number;
  /** How the page came. */
  by: string;
  /** Bytes of the page that came through the line, before the click or after it. */
  transferred: number;
};

/** From a page with and without a runtime, to a page with and without one. */
function routes(): Route[] {
  const [article] = documentEntries('articles', 'en');
  if (!article) throw new Error('content/articles holds no article.');
  return [
    { from: pages.home.path, to: pages.about.path },
    { from: pages.services.path, to: pages.accounting.path },
    { from: pages.insights.path, to: article.path },
  ];
}

/** Notes when a link is clicked and when another heading is seen; runs in each document. */
function watchHeadings(): void {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const old = sessionStorage.getItem('heading');
    if (old !== null && heading() !== '' && heading() !== old) {
      // After the frame that this is a part of.
      setTimeout(() => sessionStorage.setItem('seen', String(now())));
    } else requestAnimationFrame(look);
  };
  document.addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
      sessionStorage.setItem('heading', heading());
    },
    true,
  );
  look();
}

/** Reads what the last click cost; runs in the page. */
function readClick(): Click {
  const stored = (key: string) => Number(sessionStorage.getItem(key));
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) throw new Error('no navigation');
  const anew = performance.timeOrigin + entry.domInteractive > stored('clicked');
  // Neither is in the types of every version.
  const { activationStart = 0, deliveryType = '' } = entry as PerformanceNavigationTiming & {
    activationStart?: number;
    deliveryType?: string;
  };
  const name = activationStart > 0 ? 'prerender' : deliveryType || 'network';
  return {
    time: stored('seen') - stored('clicked'),
    by: anew ? name : 'framework',
    transferred: anew ? entry.transferSize : 0,
  };
}

/** Clicks one link in a browser without a cache. */
function click(
  browser: Browser,
  origin: string,
  { from, to }: Route,
  hover: number,
  slowdown: number,
): Promise<Click> {
  return asNewVisitor(browser, { viewport }, async (page, context) => {
    await page.addInitScript(watchHeadings);
    await page.goto(`${origin}${from}`, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    if (hover > 0) {
      await link.hover();
      await page.waitForTimeout(hover);
    }
    await link.click();
    await page.waitForURL(`${origin}${to}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => sessionStorage.getItem('seen') !== null);
    return await page.evaluate(readClick);
  });
}

/** How many ways of clicking are tried. */
export const clickKinds = routes().length * slowdowns.length * hovers.length;

/**
 * Clicks links behind a slow line.
 * @param origin where the site is served
 * @param runs how often each is clicked
 * @returns medians, one entry for each link, speed of the processor and time of pointing
 */
export async function measureClicks(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<ClickResult[]> {
  const slow = await slowLine(origin, line);
  try {
    const results: ClickResult[] = [];
    for (const route of routes()) {
      for (const slowdown of slowdowns) {
        for (const hover of hovers) {
          const clicks: Click[] = [];
          for (let run = 0; run < runs; run += 1) {
            clicks.push(await click(browser, slow.origin, route, hover, slowdown));
          }
          results.push({
            ...route,
            slowdown,
            hover,
            time: median(clicks.map(({ time }) => time)),
            by: [...new Set(clicks.map(({ by }) => by))].join(' '),
            bytes: median(clicks.map(({ transferred }) => transferred)),
          });
        }
      }
    }
    return results;
  } finally {
    slow.close();
  }
}
