/** Page weight, in KB (10^3 bytes): the file of a page, and the transfers of a first visit on a phone. */

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Browser, Page, Request } from 'playwright';
import { brotliOptions } from '@/build/compress-files';
import { staticFile, staticFolder } from '@/build/page-files';
import { missingPath } from '@/test/page-types';
import type { BenchPage } from './bench-page';
import type { Values } from './budgets';

/** The phone that Lighthouse emulates (its `motoGPower4G`). */
const viewport = { width: 412, height: 823 };
const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Sizes of a page's file in KB. @throws Error when it or its compressed copy is missing */
export function fileWeights({ locale, path: page }: BenchPage): Values {
  const file = path.join(staticFolder, staticFile(locale, page === missingPath ? '/404' : page));
  const html = readFileSync(file, 'utf8');
  const bare = load(html);
  bare('style').remove();
  return {
    'HTML, brotli': statSync(`${file}.br`).size / 1000,
    'HTML without style, brotli': brotliCompressSync(bare.html(), brotliOptions).length / 1000,
    'HTML, gzip': gzipSync(html, { level: 9 }).length / 1000,
  };
}

/** URLs of the pictures on the first screen; runs in the page. */
function readPictures(): string[] {
  const seen = [...document.querySelectorAll('*')].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && width > 0;
  });
  return seen.flatMap((element) => {
    const behind = getComputedStyle(element).backgroundImage.matchAll(/url\("(http[^"]+)"\)/g);
    const shown = element instanceof HTMLImageElement ? [element.currentSrc] : [];
    return [...shown, ...[...behind].map(([, url = '']) => url)];
  });
}

/** Every response to a new visitor, in KB (10^3 bytes). @param headers in addition to the browser's own */
async function responsesTo(browser: Browser, url: string, headers: Record<string, string>) {
  const page = await browser.newPage({ ...phone, extraHTTPHeaders: headers });
  try {
    return await loadAndMeasure(page, url);
  } finally {
    await page.close();
  }
}

/** The responses while an open page loads a URL, and a while after. */
async function loadAndMeasure(page: Page, url: string) {
  const [early, finished] = [new Set<Request>(), new Set<Request>()];
  const noteEarly = (request: Request) => early.add(request);
  page.on('request', noteEarly).once('load', () => page.off('request', noteEarly));
  page.on('requestfinished', (request) => finished.add(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  // Some requests come a while after the network is idle.
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  const pictures = await page.evaluate(readPictures);
  // Data URLs are part of the page already.
  const sent = [...finished].filter((request) => request.url().startsWith('http'));
  const responses = sent.map(async (request) => {
    const { responseBodySize: body, responseHeadersSize: head } = await request.sizes();
    const [isEarly, isSeen] = [early.has(request), pictures.includes(request.url())];
    const type = request.resourceType();
    return { type, isEarly, isSeen, body: body / 1000, all: (body + head) / 1000 };
  });
  return await Promise.all(responses);
}

/** What a first visit fetches, in KB, save for the number of requests. @param url of a page of ours or of a peer */
export async function visitWeights(browser: Browser, url: string): Promise<Values> {
  const responses = await responsesTo(browser, url, {});
  const byGzip = await responsesTo(browser, url, { 'Accept-Encoding': 'gzip' });
  type MeasuredResponse = (typeof responses)[number];
  const weight = (type: string, accepts: (response: MeasuredResponse) => boolean = () => true) =>
    responses.reduce((sum, each) => sum + (each.type === type && accepts(each) ? each.body : 0), 0);
  return {
    'CSS files': weight('stylesheet'),
    JavaScript: weight('script'),
    'JavaScript before load': weight('script', ({ isEarly }) => isEarly),
    Fonts: weight('font'),
    'Pictures above the fold': weight('image', ({ isSeen }) => isSeen),
    Requests: responses.length,
    'Everything, gzip': byGzip.reduce((sum, { all }) => sum + all, 0),
  };
}
