/** @jest-environment node */
import fc from 'fast-check';
import { compile, pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { resolvePath } from '@/i18n/paths';
import { generatedPath } from '@/test/generated-path';
import { vercelRedirects } from './vercel-redirects';

const paths = new Set(allPaths);

/** The redirects as Vercel understands them: it reads patterns by the same release of the same package. */
const rules = vercelRedirects().map(({ source, destination, permanent }) => {
  const keys: { name: string | number }[] = [];
  const pattern = pathToRegexp(source, keys, { strict: true, sensitive: true, delimiter: '/' });
  // Vercel puts references to the groups of the pattern into the destination.
  const places = keys.map(({ name }, at) => [String(name), `$${at + 1}`]);
  const target = compile(destination, { validate: false })(Object.fromEntries(places));
  return { pattern, target, status: permanent ? 308 : 307 };
});

/** Where a path is sent; undefined where no rule says something of it. */
function redirect(pathname: string): { status: number; location: string } | undefined {
  const rule = rules.find(({ pattern }) => pattern.test(pathname));
  return rule && { status: rule.status, location: pathname.replace(rule.pattern, rule.target) };
}

test.each([
  ['/fr', 307, '/'],
  ['/fr/about', 307, '/about'],
  ['/pt-BR/blogs/international-expansion', 307, '/blogs/international-expansion'],
  ['/fil/ja/about', 307, '/ja/about'],
  ['/en', 308, '/'],
  ['/en-us/about', 308, '/about'],
  ['/zh-CN', 308, '/zh'],
  ['/zh-Hant-TW/about', 308, '/zh/about'],
  ['/es-419/no/such/page', 308, '/es/no/such/page'],
])('%s is sent with %i to %s, as resolvePath says', (pathname, status, location) => {
  expect(redirect(pathname)).toEqual({ status, location });
  expect(resolvePath(pathname, paths)).toEqual({ kind: 'redirect', status, location });
});

test('no page and no file of a language is sent away', () => {
  for (const path of [...allPaths, '/robots.txt', '/client.js', '/.well-known/security.txt']) {
    for (const prefix of [
      '',
      ...localeCodes.filter((code) => code !== 'en').map((code) => `/${code}`),
    ]) {
      expect(redirect(prefix + (path === '/' && prefix !== '' ? '' : path))).toBeUndefined();
    }
  }
});

test('whatever is asked for, a location is on this site, and nearer to where resolvePath leads', () => {
  let redirected = 0;
  fc.assert(
    fc.property(generatedPath, (pathname) => {
      const sent = redirect(pathname);
      if (sent === undefined) return;
      redirected += 1;
      expect(sent.location).toMatch(/^\/(?![/\\])/);
      const due = resolvePath(pathname, paths);
      const next = resolvePath(sent.location, paths);
      const location = due.kind === 'redirect' ? due.location : undefined;
      expect(next.kind === 'redirect' ? next.location : sent.location).toBe(location);
    }),
    { numRuns: 4000, seed: 20_260_101 },
  );
  expect(redirected).toBeGreaterThan(50);
});
