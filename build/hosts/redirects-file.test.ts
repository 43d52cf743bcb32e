/** @jest-environment node */
import { allPaths } from '@/content/pages';
import { resolvePath } from '@/i18n/paths';
import { redirectsFile } from './redirects-file';

const paths = new Set(allPaths);
const rules = redirectsFile()
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));

test('every rule is the permanent redirect of resolvePath, and never leads to another site', () => {
  expect(rules.length).toBeGreaterThan(250);
  for (const [from = '', to = '', status] of rules) {
    expect(to).toMatch(/^\/(?!\/|:splat)/);
    for (const splat of from.endsWith('*') ? ['about', 'no/such/page', 'fr/about'] : ['']) {
      expect(resolvePath(from.replace('*', splat), paths)).toEqual({
        kind: 'redirect',
        status: Number(status),
        location: to.replace(':splat', splat),
      });
    }
  }
});

test('every page is redirected from its path below /en', () => {
  for (const page of allPaths) {
    const address = page === '/' ? '/en' : `/en${page}`;
    const rule = rules.find(([from = '']) =>
      from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : from === address,
    );
    expect(rule?.[1]?.replace(':splat', page.slice(page.lastIndexOf('/') + 1))).toBe(page);
  }
});
