/** @jest-environment node */
import { allPaths } from '@/content/pages';
import { resolvePath } from '@/i18n/paths';
import { nextAddress } from './next-address.mjs';

const paths = new Set(allPaths);

/** What `resolvePath` says of the path by which Next is asked. */
function judged(url: string) {
  const [pathname = ''] = nextAddress(url).split('?', 1);
  return resolvePath(pathname, paths);
}

test.each([
  '/',
  '/about',
  '/ja/about?x=.rsc',
  '/client.js',
  '/_next/static/chunks/a.js',
  '/a.rsc.b',
])('%s is asked for as it is', (url) => {
  expect(nextAddress(url)).toBe(url);
});

test.each([
  '/about.rsc',
  '/ja/about.rsc?x=1',
  '/ja/about.segments/_tree.segment.rsc',
  '/about.segments/x',
])('%s, which only the router of Next reads, is unknown', (url) => {
  expect(nextAddress(url)).not.toMatch(/\.(?:rsc|segments\/)/);
  expect(judged(url)).toEqual({
    kind: 'missing',
    locale: url.startsWith('/ja') ? 'ja' : 'en',
    internal: url.startsWith('/ja') ? '/ja/404' : '/en/404',
  });
});

test.each([
  '/client.js/',
  '/_next/static/chunks/a.js//',
  '/src/assets/about.svg/',
  '/ja/feed.atom/',
])('%s leads to the file, for good', (url) => {
  const location = url.replace(/\/+$/, '');
  expect(judged(url)).toEqual({ kind: 'redirect', status: 308, location });
  expect(nextAddress(`${url}?a=1`)).toMatch(/\?a=1$/);
});

test.each(['.', '/', './', '/a.b'])('a path of thousands of "%s" is judged at once', (part) => {
  const begun = performance.now();
  for (let times = 0; times < 20; times += 1) nextAddress(`/${part.repeat(16_000 / part.length)}`);
  // The square of it would be a second and more.
  expect(performance.now() - begun).toBeLessThan(200);
});
