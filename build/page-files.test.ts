import { staticFile } from './page-files';

test.each([
  ['en', '/', 'index.html'],
  ['en', '/about', 'about.html'],
  ['en', '/insights/blogs/x', 'insights/blogs/x.html'],
  ['en', '/404', '404.html'],
  ['ja', '/', 'ja.html'],
  ['ja', '/about', 'ja/about.html'],
  ['de', '/404', 'de/404.html'],
] as const)('in %s, the page %s is the file %s', (locale, path, file) => {
  expect(staticFile(locale, path)).toBe(file);
});
