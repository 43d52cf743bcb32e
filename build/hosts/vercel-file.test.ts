/** @jest-environment node */
import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { z } from 'zod';
import { allPaths } from '@/content/pages';
import * as tables from '@/deploy/headers.mjs';
import { contentTypes } from '@/deploy/types.mjs';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { answerHeaders } from '@/scripts/answer-headers.mjs';
import { vercelFile } from './vercel-file';

const configuration = z.strictObject({
  $schema: z.url(),
  framework: z.null(),
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  redirects: z.array(
    z.strictObject({ source: z.string(), destination: z.string(), permanent: z.boolean() }),
  ),
  headers: z.array(
    z.strictObject({
      source: z.string(),
      headers: z.array(z.strictObject({ key: z.string(), value: z.string() })).min(1),
    }),
  ),
});

const { headers } = configuration.parse(JSON.parse(vercelFile(tables, contentTypes)));
const rules = headers.map(({ source, headers: pairs }) => ({
  pattern: pathToRegexp(source, [], { strict: true, sensitive: true, delimiter: '/' }),
  headers: pairs,
}));

/** The headers of a path as Vercel puts them together: of several rules the last one counts, name by name. */
function headersOf(pathname: string): Record<string, string> {
  const said = rules
    .filter(({ pattern }) => pattern.test(pathname))
    .flatMap((rule) => rule.headers);
  return Object.fromEntries(said.map(({ key, value }) => [key, value]));
}

test('a page gets what it gets from our own servers', () => {
  for (const locale of localeCodes) {
    for (const path of allPaths) {
      const url = localizedPath(locale, path);
      expect(headersOf(url)).toEqual(answerHeaders(url, 200, 'text/html'));
    }
  }
});

test.each([
  '/_next/static/chunks/a.js',
  '/client.js',
  '/manifest.webmanifest',
  '/previews/en/home-1a2b3c4d.png',
  '/src/assets/a.jpg',
  '/icon-192.png',
])('%s gets what it gets from our own servers', (path) => {
  expect(headersOf(path)).toEqual(answerHeaders(path, 200, 'image/png'));
});

test.each(['/robots.txt', '/ja/about.md', '/sitemap.xml', '/zh/feed.atom', '/audit-advice.json'])(
  '%s gets its type besides',
  (path) => {
    const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)];
    expect(headersOf(path)).toEqual({ ...answerHeaders(path, 200, type), 'Content-Type': type });
  },
);

test('more than Vercel takes is refused', () => {
  const many = Array.from({ length: 2050 }, (_, at) => ({ path: `/${at}`, headers: { A: 'x' } }));
  expect(() => vercelFile({ ...tables, headerRules: many }, contentTypes)).toThrow('2048');
  const long = [{ path: `/${'x'.repeat(4096)}`, headers: { A: 'x' } }];
  expect(() => vercelFile({ ...tables, headerRules: long }, contentTypes)).toThrow('4096');
});
