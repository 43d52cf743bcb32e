/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { z } from 'zod';
import { allPaths } from '@/content/pages';
import { errorHeaders } from '@/deploy/headers.mjs';
import { localeCodes } from '@/i18n/locales';
import { localizedPath, resolvePath } from '@/i18n/paths';
import { generatedPath } from '@/test/generated-path';
import worker from './worker';

const origin = 'https://site.example';

/** Assets as the binding has them: pages, not-found pages, and one file of Markdown. */
async function assets(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/about.md') {
    return new Response('---\nurl: https://www.site.example/about\n---\nAbout');
  }
  const isPage = resolvePath(pathname, new Set([...allPaths, '/404'])).kind === 'page';
  return isPage ? new Response(`page ${pathname}`) : new Response(null, { status: 404 });
}

function ask(path: string, init?: RequestInit): Promise<Response> {
  return worker.fetch(new Request(origin + path, init), { ASSETS: { fetch: assets } });
}

test.each([
  ['/fr/about?x=1&y=%zz', 307, '/about?x=1&y=%zz'],
  ['/en', 308, '/'],
  ['/about/', 308, '/about'],
  ['//evil.example/about', 308, '/evil.example/about'],
])('%s leads with %i to %s', async (path, status, location) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Location')).toBe(location);
});

test.each(localeCodes)(
  'what is missing gets the not-found page of its language (%s)',
  async (locale) => {
    const response = await ask(localizedPath(locale, '/no-such-page.php'));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`page ${localizedPath(locale, '/404')}`);
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(errorHeaders).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
  },
);

test('a page’s file and a not-found page have no address of their own', async () => {
  for (const path of ['/about.html', '/404', '/ja/404', '/index']) {
    expect((await ask(path)).status).toBe(404);
  }
});

test('Markdown says of which page it is a copy, also where only its headers are asked for', async () => {
  for (const method of ['GET', 'HEAD']) {
    const response = await ask('/about.md', { method });
    expect(response.headers.get('Link')).toBe('<https://www.site.example/about>; rel="canonical"');
    expect((await response.text()).includes('About')).toBe(method === 'GET');
  }
  expect((await ask('/nothing.md')).status).toBe(404);
  expect((await ask('/about%2Emd')).status).toBe(404);
});

test('malformed paths and other methods are refused', async () => {
  expect((await ask('/%zz')).status).toBe(400);
  const response = await ask('/about', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});

/** The paths that come to the worker first, as Cloudflare reads them: `*` is any text. */
const { assets: configured } = z
  .object({ assets: z.object({ run_worker_first: z.array(z.string()) }) })
  .parse(
    JSON.parse(
      readFileSync('deploy/cloudflare/wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''),
    ),
  );
const first = configured.run_worker_first.map(
  (rule) =>
    new RegExp(
      `^${rule.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`))}$`,
    ),
);

test('whatever Cloudflare would find at an address that no page has comes to the worker first', () => {
  const pages = localeCodes.flatMap((locale) =>
    allPaths.map((path) => localizedPath(locale, path)),
  );
  const tail = (path: string) => (path === '/' ? '' : path);
  const odd = pages.flatMap((page) => [
    `${tail(page) || '/index'}.html`,
    `${tail(page)}/index`,
    `${tail(page)}//`,
    `/${page}`,
    page.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ...(page === '/' ? [] : [`${page}/`]),
  ]);
  const unseen = odd.filter((path) => path !== '/' && !first.some((rule) => rule.test(path)));
  expect(unseen).toEqual([]);
  expect(pages.filter((page) => first.some((rule) => rule.test(page)))).toEqual([]);
});

test('no location leaves the site, whatever is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(generatedPath, async (path) => {
      const { pathname } = new URL(origin + path);
      const location = (await ask(pathname)).headers.get('Location');
      if (location !== null) expect(location).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 500 },
  );
});
