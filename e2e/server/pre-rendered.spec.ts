import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';

type PrerenderManifest = {
  routes: Record<string, { srcRoute: string | null; initialRevalidateSeconds: number | false }>;
  dynamicRoutes: Record<string, { fallback: string | false | null }>;
};

/** A manifest that the build has written. */
function manifest<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(`.next/${name}.json`, 'utf8'));
}

const { routes, dynamicRoutes } = manifest<PrerenderManifest>('prerender-manifest');
const isPage = (route: string) => !route.startsWith('/_');

test('every page and the six not-found pages are pre-rendered for good', () => {
  const expected = localeCodes.flatMap((locale) =>
    [...allPaths, '/404'].map((path) => `/${locale}${path === '/' ? '' : path}`),
  );
  expect(expected.filter((route) => routes[route]?.initialRevalidateSeconds !== false)).toEqual([]);
  expect(expected.filter((route) => !existsSync(`.next/server/app${route}.html`))).toEqual([]);
});

test('no route is rendered on demand', () => {
  const sources = new Set(Object.values(routes).map((route) => route.srcRoute));
  const rendered = Object.entries(manifest<Record<string, string>>('app-path-routes-manifest'))
    .filter(([file]) => file.endsWith('/page'))
    .map(([, route]) => route)
    .filter(isPage);
  expect(rendered.length).toBeGreaterThan(20);
  expect(rendered.filter((route) => !sources.has(route))).toEqual([]);
});

test('no address outside the list is rendered on demand', () => {
  const open = Object.entries(dynamicRoutes).filter(([, route]) => route.fallback !== false);
  expect(open).toEqual([]);
});
