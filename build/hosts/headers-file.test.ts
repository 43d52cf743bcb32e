/** @jest-environment node */
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { checkRules } from './headers-file';

const pages = new Set(['/', '/about', '/ja/about']);

function check(path: string, name = 'X-Robots-Tag', value = 'noindex') {
  return () => checkRules(pages, [{ path, headers: { [name]: value } }]);
}

test('a rule may be for a page, a file, or all paths with one prefix', () => {
  for (const path of ['/', '/ja/about', '/new.png', '/ja/*', '/*'])
    expect(check(path)).not.toThrow();
});

test.each(['/abuot', '/about/', '/en/about', '/about.html', 'about', '/*.md', '/:page', '/a b*'])(
  'a rule for %s, which no host or not every host follows, is refused by name',
  (path) => {
    expect(check(path)).toThrow(`deploy/headers.mjs: ${path}: no page and no file`);
  },
);

test.each([
  ['Location', '/x'],
  ['Content-Type', 'text/plain'],
  ['cache-control', 'no-store'],
  ['X Robots', 'noindex'],
  ['X-Robots-Tag', 'a$b'],
  ['X-Robots-Tag', 'a\r\nSet-Cookie: b'],
  ['X-Robots-Tag', ''],
])('the header %s: %s is refused by name', (name, value) => {
  expect(check('/about', name, value)).toThrow(
    `deploy/headers.mjs: /about: no host can send ${name}`,
  );
});

test('every host can follow the rules of the table', () => {
  const paths = localeCodes.flatMap((locale) =>
    allPaths.map((page) => localizedPath(locale, page)),
  );
  expect(() => checkRules(new Set(paths))).not.toThrow();
});
