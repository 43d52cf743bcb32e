/** @jest-environment node */
import { markdownPath } from './markdown-path';

test.each([
  ['en', '/', '/index.md'],
  ['ja', '/', '/ja.md'],
  ['en', '/about', '/about.md'],
  ['ja', '/about', '/ja/about.md'],
  ['de', '/insights/xero-best-practices', '/de/insights/xero-best-practices.md'],
] as const)('%s %s → %s', (locale, path, markdown) => {
  expect(markdownPath(locale, path)).toBe(markdown);
});
