/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { feedLocales, feedPath } from '@/seo/feed/feed-path';
import { commonHeaders, kindHeaders, responseHeaders } from './headers.mjs';

const html = 'text/html; charset=utf-8';
const caching = 'Cache-Control';

test.each([
  ['/', 200, html],
  ['/ja/about', 304, undefined],
  ['/robots.txt', 200, 'text/plain'],
  ['/eo/about', 307, undefined],
  ['/none', 404, html],
])('%s (%i) has every security header that is not for pages alone', (path, status, type) => {
  const headers = responseHeaders(path, status, type);
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headers['Strict-Transport-Security']).toMatch(
    /^max-age=[3-9]\d{7}; includeSubDomains; preload$/,
  );
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

test('documents, the not-found page included, are isolated from other windows, and have no capability', () => {
  for (const status of [200, 404]) {
    const headers = responseHeaders('/about', status, html);
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(headers['Permissions-Policy']).toMatch(/^(?:[a-z-]+=\(\), ){28}xr-[a-z-]+=\(\)$/);
  }
});

test.each(['/', '/ja/about'])(
  'the page %s is cached by a CDN alone, also with status 304',
  (path) => {
    const page = responseHeaders(path, 200, html);
    expect(page[caching]).toContain('max-age=0');
    expect(page['CDN-Cache-Control']).toBe(kindHeaders.page['CDN-Cache-Control']);
    expect(responseHeaders(path, 304, undefined)).toEqual(page);
  },
);

/** Pictures, logos and icons of `public/`, as URL paths. */
const pictures = readdirSync('public', { recursive: true })
  .map((file) => `/${String(file).replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:svg|png|jpg|webp|avif|ico)$/.test(file));

test.each([...pictures, '/previews/en/home-1a2b3c4d.png', ...feedLocales().map(feedPath)])(
  'other sites may show %s, which may run nothing',
  (path) => {
    const file = responseHeaders(path, 200, 'image/x');
    expect(file).toMatchObject(kindHeaders.file);
    expect(file['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(responseHeaders(path, 304, undefined)).toEqual(file);
  },
);

test.each(['/src/assets.svg', '/feed.atom/x.md', '/ja/client.js', '/x/previews/a.png'])(
  'no path rule applies to %s',
  (path) => {
    expect(responseHeaders(path, 200, 'x')).toEqual({ ...commonHeaders, ...kindHeaders.file });
  },
);

test('files whose names change with their contents are cached for a year, those below the build id are not', async () => {
  const { default: config } = await import('@/next.config.mjs');
  const manifest = `/_next/static/${await config.generateBuildId?.()}/_buildManifest.js`;
  expect(responseHeaders('/_next/static/chunks/a.js', 200, 'x')[caching]).toContain('immutable');
  expect(responseHeaders(manifest, 200, 'x')[caching]).toContain('max-age=0');
});

test.each([301, 308, 404, 500])('nothing is cached for a year with status %i', (status) => {
  const headers = responseHeaders('/_next/static/none.js', status, html);
  expect(headers).toEqual({ ...commonHeaders, ...kindHeaders.redirectOrError });
});
