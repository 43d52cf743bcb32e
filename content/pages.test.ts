/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { documentSlugs } from '@/generated/document-slugs';
import { english } from '@/test/english';
import { printPageNames, printPagePath } from './downloads';
import { allPaths, type DocumentKind, documentPath, pageIdAt, pages } from './pages';

const root = 'app/[locale]';

/** Routes of all page.tsx files below the locale, e.g. `/about` or `/articles/[slug]`. */
function routes(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).split(path.sep))
    .filter((segments) => !segments.some((segment) => segment.startsWith('_')))
    .map((segments) => `/${segments.filter((segment) => segment !== '.').join('/')}`);
}

function isDocumentKind(name: string | undefined): name is DocumentKind {
  return name !== undefined && Object.hasOwn(documentSlugs, name);
}

/** The paths that a route serves: one, or one per document of its family or list to print. */
function expand(route: string): string[] {
  if (route === printPagePath('[download]')) return printPageNames.map(printPagePath);
  if (!route.endsWith('/[slug]')) return [route];
  const kind = route.split('/').at(-2);
  if (!isDocumentKind(kind)) throw new Error(`${route}: a family that documentSlugs does not know`);
  return documentSlugs[kind].map((slug) => route.replace('[slug]', slug));
}

test('the route list is what app/[locale] serves', () => {
  const served = routes()
    .filter((route) => route !== '/404')
    .flatMap(expand);
  expect([...allPaths].sort()).toEqual(served.sort());
});

test('the not-found page has its own route, and is not in the list', () => {
  expect(routes()).toContain('/404');
  expect(allPaths).not.toContain('/404');
});

test('every page has a short name in the messages, and no name is left over', () => {
  expect(Object.keys(english.navigation.pages).sort()).toEqual(Object.keys(pages).sort());
});

test('a page is found by its path, a document is not', () => {
  expect(Object.values(pages).map(({ path }) => pageIdAt(path))).toEqual(Object.keys(pages));
  expect(pageIdAt(documentPath('articles', 'cash-flow-optimization'))).toBeUndefined();
  expect(pageIdAt('/404')).toBeUndefined();
});
