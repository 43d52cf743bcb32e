import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devices, expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { desktop } from './support/header';
import { everyHost } from './support/servers';

/** A page with links of every kind, and one to which the rules apply. */
const from = pages.accounting.path;
const to = pages.bookkeeping.path;

type Recorder = { origin: string; prefetched: string[]; close: () => void };

/**
 * A server in front of the site that notes which addresses the browser prefetches: tools do not show
 * these requests.
 */
async function record(site: string | undefined): Promise<Recorder> {
  const prefetched: string[] = [];
  const server = createServer((request, response) => {
    if (request.headers['sec-purpose']?.includes('prefetch')) prefetched.push(request.url ?? '');
    const forward = send(`${site}${request.url}`, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    prefetched,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Adds links to a page, by their attributes, and points at each for as long as the browser's rule takes. */
async function pointAt(page: Page, links: Record<string, string>[]): Promise<void> {
  await page.evaluate((attributes) => {
    const box = document.createElement('div');
    box.id = 'links';
    box.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: white';
    for (const each of attributes) {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(each)) link.setAttribute(name, value);
      link.textContent = each.href ?? '';
      const line = document.createElement('p');
      line.append(link);
      box.append(line);
    }
    document.body.append(box);
  }, links);
  for (const link of await page.locator('#links a').all()) {
    await link.hover();
    // "moderate" means 200 ms on a link: on a slow machine it is only longer.
    await page.waitForTimeout(300);
  }
}

test.describe('with a mouse', () => {
  test.use({ viewport: desktop });

  test(
    'the next page is prefetched when a visitor points at its link, and not before',
    everyHost,
    async ({ page, baseURL }) => {
      const { origin, prefetched, close } = await record(baseURL);
      await page.goto(`${origin}${from}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const link = page.locator(`main a[href="${to}"]`).first();
      await link.hover();
      await expect.poll(() => prefetched).toEqual([to]);
      await link.click();
      await expect(page).toHaveURL(`${origin}${to}`);
      const delivery = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
      });
      expect(delivery).toBe('navigational-prefetch');
      close();
    },
  );

  test('pages are prefetched, and nothing else', async ({ page, baseURL }) => {
    const { origin, prefetched, close } = await record(baseURL);
    const other = await record(baseURL);
    await page.goto(`${origin}${from}`, { waitUntil: 'networkidle' });
    const [, second, third] = localeCodes;
    await pointAt(page, [
      { href: '/src/assets/about.svg' },
      // The browser prefetches by URL: no other link of the page may have these.
      { href: '/a-download', download: '' },
      { href: '/a-new-tab', target: '_blank' },
      // A section, here and by its full address; the page itself; another site.
      { href: '#main' },
      { href: `${from}#main` },
      { href: from },
      { href: `${other.origin}/about` },
      { href: `/${second}/about` },
      { href: `/${third}/about` },
      { href: '/about?utm=1#team' },
    ]);
    await expect
      .poll(() => prefetched)
      .toEqual([`/${second}/about`, `/${third}/about`, '/about?utm=1']);
    expect(other.prefetched).toEqual([]);
    close();
    other.close();
  });
});

test.describe('on a touch screen', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('nothing is prefetched on sight, only what is pressed', async ({ page, baseURL }) => {
    const { origin, prefetched, close } = await record(baseURL);
    await page.goto(`${origin}${from}`, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await link.tap();
    await expect(page).toHaveURL(`${origin}${to}`);
    expect(prefetched).toEqual([to]);
    close();
  });
});
