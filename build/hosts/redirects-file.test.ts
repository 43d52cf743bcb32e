/** @jest-environment node */
import { allPaths } from '@/content/pages';
import { resolvePath } from '@/i18n/paths';
import { redirectsFile } from './redirects-file';

const paths = new Set(allPaths);
const rules = redirectsFile(allPaths)
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));
const splats = ['about', 'no/such/page', 'fr/about'];

test('every rule leads where resolvePath leads, for good', () => {
  expect(rules.length).toBeGreaterThan(500);
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

test('more rules than Cloudflare takes are refused', () => {
  const many = Array.from({ length: 400 }, (_, at) => `/${at}`);
  expect(() => redirectsFile(many)).toThrow('the most are 2,000');
});
