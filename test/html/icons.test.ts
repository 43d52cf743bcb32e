import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { iconNames } from '@/content/icons';
import { outFile } from './support/html-page';

// In a separate process: the packages that render icons fail with the globals of this configuration.
const script = ['--import', 'tsx', 'test/html/support/icon-drawings.ts'];
const printed = execFileSync(process.execPath, script, { encoding: 'utf8' });
const drawings = z.record(z.string(), z.string()).parse(JSON.parse(printed));

/** The HTML and scripts of the English pages. */
const sources = readdirSync(outFile('/'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[a-z-]+\.html$|^insights\/.*\.html$|\/page-scripts\/[^/]+\.js$/.test(file))
  // This page lists all icons, used or not.
  .filter((file) => file !== 'download-assets.html')
  .map((file) => readFileSync(outFile(file), 'utf8'));

/** Whether a page has an icon inline or from the sprite. */
function isShown(name: string, path: string): boolean {
  return sources.some((source) => source.includes(path) || source.includes(`.svg#${name}"`));
}

test('every icon is on some page', () => {
  // The pause icon has no path; the tests of the slideshow press it.
  expect(iconNames.filter((name) => !(name in drawings))).toEqual(['pause']);
  const unused = Object.entries(drawings).filter(([name, path]) => !isShown(name, path));
  expect(unused.map(([name]) => name)).toEqual([]);
});

test('an icon that no page shows would be found', () => {
  expect(isShown('booking', `${drawings.book}z1`)).toBe(false);
});

test('pages draw their icons from the file that is the icon of the site', () => {
  const pages = sources.filter((source) => source.includes('<link rel="icon"'));
  const [icon, ...others] = new Set(
    pages.map((page) => /<link rel="icon" href="([^"]+)"/.exec(page)?.[1]),
  );
  expect(others).toEqual([]);
  const drawn = sources.flatMap((source) =>
    [...source.matchAll(/<use href="([^"]+)#/g)].map(([, file]) => file),
  );
  expect(new Set(drawn)).toEqual(new Set([icon]));
});
