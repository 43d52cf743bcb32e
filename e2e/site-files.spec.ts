/** What machines ask for by its address, on every host: there, of the right type, the same. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { filesBelow } from '@/build/references';
import { staticFolder } from '@/build/static-files';
import { site } from '@/content/site';
import { contentTypes, hiddenFiles } from '@/deploy/files.mjs';
import { advicePath } from '@/i18n/advice-path';
import { llmsPath } from '@/seo/agents/llms-path';
import { feedPath } from '@/seo/feed/feed-path';
import { markdownPath } from '@/seo/markdown/markdown-path';
import { securityTextPath } from '@/seo/security-text';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';

const article = '/articles/cash-flow-optimization';

/** By path, the type that it must have. */
const files: Record<string, string> = {
  '/robots.txt': 'text/plain',
  [sitemapPath]: 'application/xml',
  [securityTextPath]: 'text/plain',
  [feedPath('en')]: 'application/atom+xml',
  [llmsPath('en', 'llms')]: 'text/plain',
  [llmsPath('ja', 'llms-full')]: 'text/plain',
  [advicePath]: 'application/json',
  [`/ja${advicePath}`]: 'application/json',
  [markdownPath('en', '/')]: 'text/markdown',
  [markdownPath('ja', '/')]: 'text/markdown',
  [markdownPath('de', '/visa-processing')]: 'text/markdown',
  [markdownPath('en', article)]: 'text/markdown',
};

for (const [file, type] of Object.entries(files)) {
  test(`${file} is there, as ${type}`, async ({ request }) => {
    const response = await request.get(file, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    // Every host serves what was made from the pages, which are the same on all of them.
    expect(await response.text()).toBe(readFileSync(path.join(staticFolder, file), 'utf8'));
  });
}

/** What is shorter, the Next server sends as it is: bytes. */
const least = 1024;

/** The largest file with each ending: one that is worth compressing, if any is. */
function largestFiles(): Map<string, string> {
  const size = (file: string) => statSync(path.join(staticFolder, file)).size;
  return new Map(
    filesBelow(staticFolder)
      // The Next server has scripts and styles of its own; a page is no file to anybody.
      .filter((file) => !hiddenFiles.test(`/${file}`) && !/^_next\/|\.html$/.test(file))
      .sort((one, other) => size(one) - size(other))
      .map((file) => [path.extname(file).slice(1), file]),
  );
}

test('a file of each ending has its type, and is sent compressed where it is text', async ({
  request,
}) => {
  // Cloudflare compresses before the visitor, and not on this machine.
  const isCompressing = test.info().project.name !== 'edge';
  const files = largestFiles();
  expect(files.size).toBeGreaterThan(8);
  for (const [ending, file] of files) {
    const headers = { 'Accept-Encoding': 'gzip' };
    const answer = (await request.get(`/${file}`, { headers })).headers();
    const due = contentTypes[ending] ?? 'not known';
    expect(answer['content-type']?.split(';')[0], file).toBe(due.split(';')[0]);
    if (!isCompressing || statSync(path.join(staticFolder, file)).size < least) continue;
    const encoding = due.includes('charset') ? 'gzip' : undefined;
    expect(answer['content-encoding'], file).toBe(encoding);
  }
});

test('a page’s preview image is there', async ({ request }) => {
  const html = await (await request.get('/ja/about')).text();
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(new URL(address).pathname);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/(?:png|jpeg)$/);
  expect(response.headers()['cache-control']).toContain('max-age=86400');
});

test('Markdown says of which page it is a copy', async ({ request }) => {
  for (const [file, page] of [
    [markdownPath('en', '/'), site.origin],
    [markdownPath('ja', '/'), `${site.origin}/ja`],
    [markdownPath('en', article), site.origin + article],
    [markdownPath('de', article), site.origin + article],
    [markdownPath('en', `/insights${article}`), site.origin + article],
  ] as const) {
    const { link } = (await request.get(file)).headers();
    expect(link).toBe(`<${page}>; rel="canonical"`);
  }
});

test('Markdown of what is no page is not there', async ({ request }) => {
  for (const file of ['/no-such-page.md', '/seo-audit.md', '/ja/404.md']) {
    expect((await request.get(file)).status()).toBe(404);
  }
});

test('a range that ends before it begins gets the whole file', async ({ request }) => {
  const response = await request.get('/llms.txt', { headers: { Range: 'bytes=500-100' } });
  expect(response.status()).toBe(200);
  expect((await request.get('/robots.txt')).status(), 'the server goes on').toBe(200);
});

test('a file with a slash leads to the file', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const [hashed = ''] = /\/_next\/static\/[\w./-]+\.\w+/.exec(html) ?? [];
  for (const file of ['/client.js', '/icon-192.png', hashed]) {
    const response = await request.get(`${file}/`, { maxRedirects: 0 });
    expect(response.status(), file).toBe(308);
    expect(response.headers().location, file).toBe(file);
  }
});

test('no host tells what it does inside', async ({ request }) => {
  for (const file of ['/about', '/ja/about', '/no-such-page', '/en/about', '/client.js']) {
    const headers = (await request.get(file, { maxRedirects: 0 })).headers();
    expect(Object.keys(headers).filter((name) => /^x-(?!content-type)/.test(name))).toEqual([]);
    expect(headers.vary ?? 'accept-encoding', file).toMatch(/^accept-encoding$/i);
  }
});

test('a file has one address', async ({ request }) => {
  const others = ['/about%2Emd', '/about%2Ehtml', '/about.html', '/about.html/', '/client.js/'];
  const inner = ['/icon-192.png/', '/about.rsc', '/ja/about.segments/_tree.segment.rsc'];
  const copies = ['/about.md.br', '/about.md.gz'];
  const forHosts = ['/_headers', '/_redirects', '/.assetsignore'];
  for (const file of [...others, ...inner, ...copies, ...forHosts]) {
    const response = await request.get(file, { maxRedirects: 0 });
    expect(response.status(), file).not.toBe(200);
  }
});
