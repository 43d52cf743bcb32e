/** The part of `npm run bench` about going from page to page: from the click to the new heading. */
import { spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright';
import { pages } from '@/content/pages';
import { documentEntries } from '@/documents/entries';
import { browserArguments, findBrowser } from './browser.mjs';
import { median } from './median';
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
async function click(
  browser: Browser,
  origin: string,
  { from, to }: Route,
  hover: number,
  slowdown: number,
): Promise<Click> {
  const context = await browser.newContext({ viewport });
  try {
    const page: Page = await context.newPage();
    // tsx wraps each named function in this helper, which browsers do not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
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
  } finally {
    await context.close();
  }
}

/** Starts the server of the static output; the returned function stops it. */
async function serve(port: number): Promise<() => void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve-static.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (answer?.ok) return () => server.kill();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`scripts/serve-static.ts does not answer on port ${port}`);
}

/**
 * Clicks links of the static output behind a slow line, each `runs` times, and prints the medians.
 * @param port where the static output is served meanwhile
 */
export async function benchNavigation(port: number, runs: number): Promise<void> {
  const stop = await serve(port);
  const slow = await slowLine(`http://localhost:${port}`, line);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  try {
    const lines: Record<string, string | number>[] = [];
    for (const route of routes()) {
      for (const slowdown of slowdowns) {
        for (const hover of hovers) {
          const clicks: Click[] = [];
          for (let run = 0; run < runs; run += 1) {
            clicks.push(await click(browser, slow.origin, route, hover, slowdown));
          }
          lines.push({
            page: `${route.from} → ${route.to}`,
            CPU: `1/${slowdown}`,
            'hover ms': hover,
            'click to heading ms': Math.round(median(clicks.map(({ time }) => time))),
            by: [...new Set(clicks.map(({ by }) => by))].join(' '),
            'KB of the page': median(clicks.map(({ transferred }) => transferred)) / 1000,
          });
        }
      }
    }
    console.table(lines);
  } finally {
    await browser.close();
    slow.close();
    stop();
  }
}
