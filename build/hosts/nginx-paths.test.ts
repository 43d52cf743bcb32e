/** @jest-environment node */
import fc from 'fast-check';
import { staticFile } from '@/build/static-files';
import { allPaths } from '@/content/pages';
import { resolvePath } from '@/i18n/paths';
import { generatedPath } from '@/test/generated-path';
import { nginxVariables } from '@/test/nginx-maps';
import { pathMaps } from './nginx-paths';

const paths = new Set(allPaths);
const evaluate = nginxVariables(pathMaps());

/** What nginx would answer, in the order of its server block. */
function decided(pathname: string, query = ''): string {
  const value = (name: string) => evaluate(name, { request_uri: pathname + query });
  if (value('site_malformed') === '1') return '400';
  const missing = `404 ${value('site_not_found')}`;
  if (value('site_refused') === '1') return missing;
  const moved = value('site_moved');
  if (moved !== '') return `${moved} ${value('site_location')}${value('site_query')}`;
  return value('site_hidden') === '1' ? missing : `file ${value('site_path')}`;
}

/** What it should answer. A path that is not hidden may be that of a file, which nginx looks for. */
function due(pathname: string): RegExp | string {
  const resolution = resolvePath(pathname, paths);
  switch (resolution.kind) {
    case 'malformed':
      return '400';
    case 'redirect':
      return `${resolution.status} ${resolution.location}`;
    case 'page':
      return `file ${pathname}`;
    case 'missing':
      return `404 /${staticFile(resolution.locale, '/404')}`;
  }
}

/** As a server gets it: bytes, without what ends a path or a request line. */
function received(pathname: string): string {
  return Buffer.from(pathname, 'utf8').toString('latin1').replace(/[\s?]/g, '');
}

test('nginx decides as resolvePath does', () => {
  const reached = new Map<string, number>();
  fc.assert(
    fc.property(generatedPath.map(received), (pathname) => {
      const answer = decided(pathname);
      const kind = answer.slice(0, 3);
      reached.set(kind, (reached.get(kind) ?? 0) + 1);
      const isNoPage = resolvePath(pathname, paths).kind === 'missing';
      // What is no page and not refused may be another file, for which nginx looks in its folder.
      expect(answer).toBe(
        isNoPage && answer.startsWith('file ') ? `file ${pathname}` : due(pathname),
      );
    }),
    { numRuns: 1500 },
  );
  for (const kind of ['400', '307', '308', '404', 'fil']) {
    expect(reached.get(kind)).toBeGreaterThan(20);
  }
});

test.each([
  ['/fr/about', '?a=%zz&b=%2F', '307 /about?a=%zz&b=%2F'],
  ['/en', '?', '308 /?'],
  ['//evil.example//', '', '308 /evil.example'],
  ['/zh-Hant-TW', '', '308 /zh'],
  ['/ja/fr/about', '', 'file /ja/fr/about'],
  ['/hr-admin-support', '', 'file /hr-admin-support'],
])('%s%s → %s', (pathname, query, answer) => {
  expect(decided(pathname, query)).toBe(answer);
});

test.each([
  ['/about.html', '/404.html'],
  ['/ja/about.html', '/ja/404.html'],
  ['/index', '/404.html'],
  ['/404', '/404.html'],
  ['/de/404', '/de/404.html'],
  ['/_headers', '/404.html'],
  ['/_redirects', '/404.html'],
  ['/about.md.br', '/404.html'],
  ['/about.md.gz', '/404.html'],
])('%s is a file without an address of its own', (pathname, notFound) => {
  expect(decided(pathname)).toBe(`404 ${notFound}`);
});

test('a path with more doubled slashes than nginx can take away is missing', () => {
  expect(decided(`/ja${'//a'.repeat(8)}`)).toMatch(/^308 \/ja(?:\/a){8}$/);
  expect(decided(`/ja${'//a'.repeat(9)}`)).toBe('404 /ja/404.html');
});
