import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { allPaths } from '@/content/pages';
import { advicePath } from '@/i18n/advice-path';
import { localeCodes } from '@/i18n/locales';

const prerenderManifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      srcRoute: z.string().nullable(),
      initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
    }),
  ),
  dynamicRoutes: z.record(
    z.string(),
    z.object({ fallback: z.union([z.string(), z.literal(false), z.null()]) }),
  ),
});

type Manifest = z.infer<typeof prerenderManifest>;

/** A manifest that the build of the Next server has written. */
function readManifest<Shape>(name: string, schema: z.ZodType<Shape>): Shape {
  return schema.parse(JSON.parse(readFileSync(`.next/${name}.json`, 'utf8')));
}

const manifest = readManifest('prerender-manifest', prerenderManifest);
/** Routes by the files that make them. */
const routes = readManifest('app-path-routes-manifest', z.record(z.string(), z.string()));

/** Paths of the site that are not pre-rendered permanently. */
function notPrerendered({ routes: known }: Manifest): string[] {
  return localeCodes
    .flatMap((locale) =>
      [...allPaths, '/404', advicePath].map((path) => `/${locale}${path === '/' ? '' : path}`),
    )
    .filter((route) => known[route]?.initialRevalidateSeconds !== false);
}

/** Routes of pages that are rendered on demand. */
function renderedOnDemand({ routes: known }: Manifest): string[] {
  const sources = new Set(Object.values(known).map((route) => route.srcRoute));
  return Object.entries(routes)
    .filter(([file, route]) => file.endsWith('/page') && !route.startsWith('/_'))
    .map(([, route]) => route)
    .filter((route) => !sources.has(route));
}

/** Dynamic routes that serve paths which were not pre-rendered. */
function openRoutes({ dynamicRoutes }: Manifest): string[] {
  return Object.entries(dynamicRoutes)
    .filter(([, route]) => route.fallback !== false)
    .map(([route]) => route);
}

test('every page, the not-found pages and what the audits load are pre-rendered permanently', () => {
  expect(notPrerendered(manifest)).toEqual([]);
  const files = Object.keys(manifest.routes).filter((route) => /^\/[a-z]{2}(?:\/|$)/.test(route));
  const fileOf = (route: string) =>
    `.next/server/app${route}.${route.endsWith(advicePath) ? 'body' : 'html'}`;
  expect(files.filter((route) => !existsSync(fileOf(route)))).toEqual([]);
});

test('no route is rendered on demand', () => {
  expect(renderedOnDemand(manifest)).toEqual([]);
});

test('no path outside the list of pages is rendered on demand', () => {
  expect(openRoutes(manifest)).toEqual([]);
});

describe('what these tests find', () => {
  test('a page that is not pre-rendered, or only for a while', () => {
    const { '/ja/about': about, ...others } = manifest.routes;
    expect(about).toBeDefined();
    expect(notPrerendered({ ...manifest, routes: others })).toEqual(['/ja/about']);
    const brief = { srcRoute: '/[locale]/about', initialRevalidateSeconds: 60 };
    expect(notPrerendered({ ...manifest, routes: { ...others, '/ja/about': brief } })).toEqual([
      '/ja/about',
    ]);
  });
});
