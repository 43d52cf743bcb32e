import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devices, expect, type Locator, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { desktop } from './support/header';
import { onBothBuilds } from './support/servers';

/** The page that is opened, and one that it links to. */
const startPath = pages.accounting.path;
const linkedPath = pages.bookkeeping.path;

/** A proxy and the URL paths that the browser has prefetched through it. */
type PrefetchRecorder = { origin: string; prefetched: string[]; close: () => void };

/** Starts a proxy in front of the site that records prefetch requests: Playwright does not report them. */
async function recordPrefetches(site: string | undefined): Promise<PrefetchRecorder> {
  const prefetched: string[] = [];
  const server = createServer((request, response) => {
    if (request.headers['sec-purpose']?.includes('prefetch')) prefetched.push(request.url ?? '');
    const forward = send(`${site}${request.url}`, { headers: request.headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
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

/** Adds links with these attributes to a page. @returns the links */
async function addLinks(page: Page, links: Record<string, string>[]): Promise<Locator[]> {
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
    document.getElementById('links')?.remove();
    document.body.append(box);
  }, links);
  return page.locator('#links a').all();
}

test.describe('with a mouse', () => {
  test.use({ viewport: desktop });

  onBothBuilds(() => {
    test('a page is prefetched when the visitor hovers over its link, and not before', async ({
      page,
      baseURL,
    }) => {
      const { origin, prefetched, close } = await recordPrefetches(baseURL);
      await page.goto(`${origin}${startPath}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const link = page.locator(`main a[href="${linkedPath}"]`).first();
      await link.hover();
      await expect.poll(() => prefetched).toEqual([linkedPath]);
      await link.click();
      await expect(page).toHaveURL(`${origin}${linkedPath}`);
      const delivery = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
      });
      expect(delivery).toBe('navigational-prefetch');
      close();
    });
  });

  test('only other pages of the site are prefetched', async ({ page, baseURL }) => {
    const { origin, prefetched, close } = await recordPrefetches(baseURL);
    const other = await recordPrefetches(baseURL);
    await page.goto(`${origin}${startPath}`, { waitUntil: 'networkidle' });
    const [, second, third] = localeCodes;
    const others = await addLinks(page, [
      { href: '/src/assets/about.svg' },
      // URLs of their own, as the browser prefetches a URL once, whichever link it is on.
      { href: '/a-download', download: '' },
      { href: '/a-new-tab', target: '_blank' },
      // A section of this page, with and without its path; this page; another site.
      { href: '#main' },
      { href: `${startPath}#main` },
      { href: startPath },
      { href: `${other.origin}/about` },
    ]);
    for (const link of others) {
      await link.hover();
      // With the eagerness "moderate" the browser would prefetch after 200 ms of hover.
      await page.waitForTimeout(300);
    }
    const expected = [`/${second}/about`, `/${third}/about`, '/about?utm=1'];
    const links = await addLinks(
      page,
      expected.map((href) => ({ href: `${href}#team` })),
    );
    for (const [index, link] of links.entries()) {
      await link.hover();
      await expect.poll(() => prefetched).toEqual(expected.slice(0, index + 1));
    }
    expect(other.prefetched).toEqual([]);
    close();
    other.close();
  });
});

test.describe('on a touch screen', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a link is prefetched when it is pressed, not when it is visible', async ({
    page,
    baseURL,
  }) => {
    const { origin, prefetched, close } = await recordPrefetches(baseURL);
    // Its running text links to the services; on a service page those links are closed on phones.
    await page.goto(`${origin}${pages.about.path}`, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${linkedPath}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await link.tap();
    await expect(page).toHaveURL(`${origin}${linkedPath}`);
    expect(prefetched).toEqual([linkedPath]);
    close();
  });
});
