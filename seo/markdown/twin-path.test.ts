/** @jest-environment node */
import { twinPath } from './twin-path';

test.each([
  ['en', '/', '/index.md'],
  ['ja', '/', '/ja.md'],
  ['en', '/about', '/about.md'],
  ['ja', '/about', '/ja/about.md'],
  ['de', '/insights/xero-best-practices', '/de/insights/xero-best-practices.md'],
] as const)('%s %s → %s', (locale, path, twin) => {
  expect(twinPath(locale, path)).toBe(twin);
});
