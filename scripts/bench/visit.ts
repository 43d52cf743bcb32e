/** A first visit with a phone's screen and a fast line: what comes, and when it is asked for. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Visit } from './measured';
import { asNewVisitor, phone } from './open-browser';
import { type Answer, total, weigh } from './weights';

/** Time that a page has to ask for more after everything went quiet, in milliseconds. */
const after = 1500;

/** What the page itself knows of the visit. */
type Timings = {
  scripts: string[];
  fonts: string[];
  pictures: string[];
  disclosures: boolean;
};

/** Addresses of what was asked for early, and of what is seen; runs in the page. */
function readTimings(): Timings {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('no navigation');
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource');
  const before = (time: number) =>
    resources.filter(({ startTime }) => startTime < time).map(({ name }) => name);
  const pictures = [...document.querySelectorAll('*')].flatMap((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || width === 0) return [];
    const behind = getComputedStyle(element).backgroundImage.matchAll(/url\("(http[^"]+)"\)/g);
    const shown = element instanceof HTMLImageElement ? [element.currentSrc] : [];
    return [...shown, ...[...behind].map(([, url = '']) => url)];
  });
  return {
    scripts: before(navigation.loadEventStart),
    fonts: before(painted?.startTime ?? Number.POSITIVE_INFINITY),
    pictures: [...new Set(pictures)],
    disclosures: document.querySelector('[role="tab"], [data-state][aria-expanded]') !== null,
  };
}

/** Writes down what comes; the list grows until the page is closed. */
async function record(
  devtools: CDPSession,
): Promise<{ answers: Answer[]; encoding: () => string }> {
  const asked = new Map<string, { url: string; type: string; headers: number }>();
  const answers: Answer[] = [];
  let encoding: string | undefined;
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    asked.set(requestId, { url: response.url, type, headers: response.encodedDataLength });
    if (type !== 'Document') return;
    const [, value] =
      Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name)) ?? [];
    encoding ??= value ?? 'none';
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (!request) return;
    const { url, type, headers } = request;
    answers.push({ url, type, bytes: encodedDataLength, body: encodedDataLength - headers });
  });
  await devtools.send('Network.enable');
  return { answers, encoding: () => encoding ?? 'none' };
}

async function quiet(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(after);
  await page.waitForLoadState('networkidle');
}

/** All that comes where the browser takes gzip alone, in bytes. */
function gzipBytes(browser: Browser, url: string): Promise<number> {
  const options = { ...phone, extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } };
  return asNewVisitor(browser, options, async (page, context) => {
    const { answers } = await record(await context.newCDPSession(page));
    await quiet(page, url);
    return total(weigh(answers)).bytes;
  });
}

/** Visits a page twice: with all compressions that the browser knows, and with gzip. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const first = await asNewVisitor(browser, phone, async (page, context) => {
    const { answers, encoding } = await record(await context.newCDPSession(page));
    await quiet(page, url);
    const { scripts, fonts, pictures, disclosures } = await page.evaluate(readTimings);
    const among = (type: string, urls: readonly string[]) =>
      answers.filter((answer) => answer.type === type && urls.includes(answer.url));
    const bytes = (list: readonly Answer[]) => list.reduce((sum, answer) => sum + answer.body, 0);
    return {
      encoding: encoding(),
      weights: weigh(answers),
      jsBeforeLoad: bytes(among('Script', scripts)),
      fontsBeforePaint: among('Font', fonts).length,
      picturesAboveFold: bytes(among('Image', pictures)),
      disclosures,
    };
  });
  return { ...first, gzipBytes: await gzipBytes(browser, url) };
}
