/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { localeCodes } from '@/i18n/locales';
import { feedPath } from '@/seo/feed/feed-path';
import { errorHeaders, fileHeaders, headerRules, headersFor, pageHeaders } from './headers.mjs';

const policy = 'Content-Security-Policy';
const sharing = 'Cross-Origin-Resource-Policy';
const caching = 'Cache-Control';

/** Pictures, logos and icons of `public/`, as URL paths. */
const pictures = readdirSync('public', { recursive: true })
  .map((file) => `/${String(file).replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:svg|png|jpg|webp|avif|ico)$/.test(file));

test('rules are exact paths, or end in their only asterisk', () => {
  for (const { path } of headerRules) expect(path).toMatch(/^\/[^*]*\*?$/);
  const paths = headerRules.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

const paths = ['/', '/about', '/ja/about', '/robots.txt', '/client.js', '/_next/static/a.js'];

test.each(paths)('%s is sent with every header of security that is not for pages alone', (path) => {
  const headers = headersFor(path);
  expect(headers[policy]).toContain("frame-ancestors 'none'");
  expect(headers['Strict-Transport-Security']).toBeDefined();
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(headers[sharing]).toBe('same-origin');
});

test.each(Object.entries({ pageHeaders, errorHeaders }))(
  '%s say what a page may do, and that it shares its window with nobody',
  (_, headers) => {
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(headers['Permissions-Policy']).toMatch(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/);
  },
);

test('the promise of HTTPS can be preloaded by browsers', () => {
  const [, age = ''] =
    /^max-age=(\d+); includeSubDomains; preload$/.exec(
      headersFor('/')['Strict-Transport-Security'] ?? '',
    ) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
});

test.each([...pictures, '/previews/en/home-1a2b3c4d.png', ...localeCodes.map(feedPath)])(
  'other sites may show %s, which runs nothing',
  (path) => {
    expect(headersFor(path)).toMatchObject({ ...fileHeaders, [sharing]: 'cross-origin' });
  },
);

test('a rule with an asterisk holds below its folder only', () => {
  const ofPages = headersFor('/about');
  for (const path of [
    '/src/assets',
    '/_next/image',
    '/feed.atom/x',
    '/ja/client.js',
    '/x/previews/a',
  ])
    expect(headersFor(path)).toEqual(ofPages);
});

test('what changes its name with its contents is kept for good, pages are asked for anew', () => {
  expect(headersFor('/_next/static/chunks/a.js')[caching]).toContain('immutable');
  expect(headersFor('/about')[caching]).toContain('max-age=0');
  const page = { ...headersFor('/about'), ...pageHeaders };
  expect(page[caching]).toContain('max-age=0');
  expect(page['CDN-Cache-Control']).toContain('max-age=300');
});

test('what the constant name of a build stands above is asked for anew', async () => {
  const { default: config } = await import('@/next.config.mjs');
  const folder = await config.generateBuildId?.();
  const headers = headersFor(`/_next/static/${folder}/_buildManifest.js`);
  expect(headers[caching]).toContain('max-age=0');
  expect(headers[policy]).toBe(fileHeaders[policy]);
});

test('what is missing is not kept, and its page may have its own policy', () => {
  const missing = { ...headersFor('/_next/static/none.js'), ...errorHeaders };
  expect(missing[caching]).toContain('max-age=0');
  expect(missing[policy]).not.toContain('default-src');
  expect(missing).not.toHaveProperty('CDN-Cache-Control');
});
