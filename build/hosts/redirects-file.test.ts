/** @jest-environment node */
import path from 'node:path';
import { allPaths, documentIdAt } from '@/content/pages';
import { resolvePath } from '@/i18n/paths';
import { redirectsFile } from './redirects-file';

const paths = new Set(allPaths);
const rules = redirectsFile(allPaths)
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));
const splats = ['about', 'no/such/page', 'fr/about'];

test('every rule leads where resolvePath leads, for good', () => {
  expect(rules.length).toBeGreaterThan(250);
  for (const [from = '', to = '', status] of rules) {
    for (const splat of from.endsWith('*') ? splats : ['']) {
      expect(resolvePath(from.replace('*', splat), paths)).toEqual({
        kind: 'redirect',
        status: Number(status),
        location: to.replace(':splat', splat),
      });
    }
  }
});

test('no rule can lead to another site, whatever stands in its placeholder', () => {
  for (const [, to = ''] of rules) {
    expect(to).toMatch(/^\/(?!\/)/);
    expect(to).not.toMatch(/^\/:splat/);
  }
});

test('every page is sent from its English prefix, a document by the rule of its folder', () => {
  for (const page of allPaths) {
    const address = page === '/' ? '/en' : `/en${page}`;
    const [, to] =
      rules.find(([from = '']) =>
        from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : from === address,
      ) ?? [];
    const slug = page.slice(page.lastIndexOf('/') + 1);
    expect(to?.replace(':splat', slug)).toBe(page);
  }
});

test('more documents need no more rules', () => {
  const seen = new Set<string>();
  const oneOfEachFolder = allPaths.filter((page) => {
    if (documentIdAt(page) === undefined) return true;
    const folder = path.posix.dirname(page);
    return !seen.has(folder) && seen.add(folder);
  });
  expect(oneOfEachFolder.length).toBeLessThan(allPaths.length);
  expect(redirectsFile(oneOfEachFolder)).toBe(redirectsFile(allPaths));
});

test('more rules than Cloudflare takes are refused', () => {
  const many = Array.from({ length: 400 }, (_, at) => `/${at}`);
  expect(() => redirectsFile(many)).toThrow('the most are 2,000');
});
