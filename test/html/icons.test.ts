import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { iconNames } from '@/content/icons';
import { outFile } from './support/html-page';

/** The drawing of an icon, as it stands in pages and in the data of those that are hydrated. */
function drawing(name: (typeof iconNames)[number]): string {
  const [, path] = / d="([^"]+)"/.exec(renderToStaticMarkup(createElement(Icon, { name }))) ?? [];
  if (path === undefined) throw new Error(`${name} is not drawn with a path`);
  return path;
}

/** What the pages of English show, at once or after something was pressed. */
const shown = readdirSync(outFile('/'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[a-z-]+\.html$|^insights\/.*\.html$|\/data\/[^/]+\.js$/.test(file))
  .map((file) => readFileSync(outFile(file), 'utf8'));

test('every icon is on some page (spec §2: 53 names)', () => {
  const unused = iconNames.filter((name) => {
    const path = drawing(name);
    return !shown.some((source) => source.includes(path));
  });
  expect(unused).toEqual([]);
});

test('an icon that no page shows would be found', () => {
  expect(shown.some((source) => source.includes(`${drawing('book')}z1`))).toBe(false);
});
