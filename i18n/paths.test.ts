/** @jest-environment node */
import fc from 'fast-check';
import { allPaths } from '@/content/pages';
import { generatedPath } from '@/test/generated-path';
import { localeCodes } from './locales';
import { localizedPath, type Resolution, resolvePath } from './paths';

const paths = new Set(allPaths);
const origin = 'https://site.example';
const runs = { numRuns: 4000, seed: 1 };

function resolve(pathname: string): Resolution {
  return resolvePath(pathname, paths);
}

/** The path that a server sees of what stands in a request line. */
function asReceived(raw: string): string {
  return new URL(origin + raw).pathname;
}

describe('redirects, always one hop', () => {
  test.each([
    // Languages that are not ours, and will hardly be.
    ['/eo/about', 307, '/about'],
    ['/eo', 307, '/'],
    ['/eo/', 307, '/'],
    ['/la-VA/blogs/international-expansion', 307, '/blogs/international-expansion'],
    ['/la_va/about', 307, '/about'],
    ['/pam/about', 307, '/about'],
    ['/sr-Latn-RS/about', 307, '/about'],
    ['/hr', 307, '/'],
    ['/eo//evil.example', 307, '/evil.example'],
    ['/eo/en/about', 307, '/about'],
    ['/en/eo/about', 307, '/about'],
    ['/eo/la-VA/pam/about', 307, '/about'],
    ['/eo/ja/about', 307, '/ja/about'],
    ['/eo/no-such-page', 307, '/no-such-page'],
    // English carries no prefix.
    ['/en', 308, '/'],
    ['/en/', 308, '/'],
    ['/en/about', 308, '/about'],
    ['/EN/about', 308, '/about'],
    ['/en-US/about', 308, '/about'],
    // Regional variants and other case of ours.
    ['/zh-CN/about', 308, '/zh/about'],
    ['/zh-Hant-TW', 308, '/zh'],
    ['/es-MX/contact', 308, '/es/contact'],
    ['/es-419/contact', 308, '/es/contact'],
    ['/JA/about', 308, '/ja/about'],
    // Slashes.
    ['/about/', 308, '/about'],
    ['//about', 308, '/about'],
    ['//evil.example', 308, '/evil.example'],
    ['/ja/', 308, '/ja'],
    ['/ja//about', 308, '/ja/about'],
  ])('%s → %i %s', (pathname, status, location) => {
    expect(resolve(pathname)).toEqual({ kind: 'redirect', status, location });
  });
});

describe('pages', () => {
  test.each([
    ['/', 'en', '/', '/en'],
    ['/ja', 'ja', '/', '/ja'],
    ['/about', 'en', '/about', '/en/about'],
    ['/zh/about', 'zh', '/about', '/zh/about'],
    // Begins like a Croatian tag, is a page.
    ['/hr-admin-support', 'en', '/hr-admin-support', '/en/hr-admin-support'],
  ])('%s is %s %s', (pathname, locale, path, internal) => {
    expect(resolve(pathname)).toEqual({ kind: 'page', locale, path, internal });
  });

  test('every known path is a page in every locale', () => {
    for (const path of allPaths) {
      for (const locale of localeCodes) {
        expect(resolve(localizedPath(locale, path))).toMatchObject({ kind: 'page', locale, path });
      }
    }
  });
});

describe('what is not there', () => {
  test.each([
    ['/no-such-page', 'en'],
    ['/de/x.php', 'de'],
    ['/404', 'en'],
    ['/ja/404', 'ja'],
    ['/About', 'en'],
    ['/%2fevil.example', 'en'],
    ['/%5Cevil.example', 'en'],
    ['/\\evil.example', 'en'],
    ['/eo/%2f%2fevil.example', 'en'],
    ['/ja/%5cevil.example', 'ja'],
    ['/ja/about%00', 'ja'],
    ['/eo/%2e%2e/about', 'en'],
    ['/eo/\t/evil.example', 'en'],
    ['/eo/%0d%0aSet-Cookie:x', 'en'],
  ])('%s is missing, in %s', (pathname, locale) => {
    expect(resolve(pathname)).toEqual({ kind: 'missing', locale, internal: `/${locale}/404` });
  });

  test.each(['/eo/%zz', '/%', '/about/%2', '/ja/%c3%28', '/%ed%a0%80'])('%s is malformed', (p) => {
    expect(resolve(p)).toEqual({ kind: 'malformed' });
  });
});

describe('whatever is asked for', () => {
  test('the generator reaches every kind of answer', () => {
    const sample = fc.sample(generatedPath, { numRuns: 2000, seed: 1 });
    const kinds = sample.map((pathname) => resolve(pathname).kind);
    for (const kind of ['page', 'missing', 'redirect', 'malformed']) {
      expect(kinds.filter((reached) => reached === kind).length).toBeGreaterThan(20);
    }
  });

  test('it never throws; a location is on this origin, and what it leads to never leads on', () => {
    fc.assert(
      fc.property(generatedPath, (raw) => {
        // As it stands in a request line, which has no spaces, and as a server sees it.
        for (const pathname of [raw.replaceAll(' ', '%20'), asReceived(raw)]) {
          const resolution = resolve(pathname);
          if (resolution.kind !== 'redirect') continue;
          const { location } = resolution;
          expect(location).toMatch(/^\/(?![/\\])/);
          expect(location).not.toBe(pathname);
          const followed = new URL(location, origin + raw);
          expect(followed.origin).toBe(origin);
          for (const next of [location, followed.pathname]) {
            expect(['page', 'missing']).toContain(resolve(next).kind);
          }
        }
      }),
      runs,
    );
  });

  test('the internal path is that of a page or of the not-found page', () => {
    const internal = new Set(
      localeCodes.flatMap((locale) => [
        `/${locale}/404`,
        ...allPaths.map((path) => (path === '/' ? `/${locale}` : `/${locale}${path}`)),
      ]),
    );
    fc.assert(
      fc.property(generatedPath, (pathname) => {
        const resolution = resolve(pathname);
        if ('internal' in resolution) expect(internal).toContain(resolution.internal);
      }),
      { ...runs, numRuns: 1000 },
    );
  });
});

describe('localizedPath', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/about', '/about'],
    ['ja', '/', '/ja'],
    ['ja', '/about', '/ja/about'],
    ['de', '/#services', '/de#services'],
    ['de', '/?page=2', '/de?page=2'],
    ['de', '/insights?page=2#articles', '/de/insights?page=2#articles'],
  ] as const)('%s %s → %s', (locale, path, expected) => {
    expect(localizedPath(locale, path)).toBe(expected);
  });
});
