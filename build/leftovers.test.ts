/** @jest-environment node */

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { checkAllReferenced, removeLeftovers, removeRscPayloads } from './leftovers';
import { staticFile, staticFolder } from './page-files';

const project = process.cwd();
let folder = '';

function write(file: string, content = ''): void {
  const place = path.join(folder, staticFolder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

const has = (file: string) => existsSync(path.join(folder, staticFolder, file));

/** An export as Next writes it, in a folder of its own. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leftovers-'));
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  cpSync('public', path.join(folder, staticFolder), { recursive: true });
  for (const locale of localeCodes) {
    for (const page of [...allPaths, '/404']) {
      write(staticFile(locale, page), '<script src="/_next/static/chunks/a.js"></script>');
    }
  }
  write('_next/static/chunks/a.js');
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('RSC payloads, manifests and scripts that nothing names are removed', () => {
  const left = [
    'index.txt',
    'about.txt',
    'ja/about.txt',
    'about/__next._tree.txt',
    '_next/static/x/_buildManifest.js',
    '_next/static/chunks/lost.js',
  ];
  for (const file of left) write(file);
  expect(() => checkAllReferenced([])).toThrow('about.txt');
  removeRscPayloads();
  removeLeftovers();
  expect(left.filter(has)).toEqual([]);
  expect(has('about')).toBe(false);
  expect(has('_next/static/chunks/a.js')).toBe(true);
  expect(has('about.html')).toBe(true);
  expect(checkAllReferenced([]).count).toBeGreaterThan(localeCodes.length * allPaths.length);
});

test('a public text that nothing names stays', () => {
  writeFileSync('public/robots.txt', '');
  write('robots.txt');
  removeLeftovers();
  expect(has('robots.txt')).toBe(true);
  expect(() => checkAllReferenced([])).not.toThrow();
});

test('a file that nothing names stops the build', () => {
  const files = ['feed.xml', 'old-page.html', '_next/static/chunks/lost.js', 'ja/tax-services.txt'];
  for (const file of files) {
    write(file);
    expect(() => checkAllReferenced([])).toThrow(file);
    rmSync(path.join(folder, staticFolder, file));
  }
});

test('an RSC payload stops the build even where something names it', () => {
  write('about.txt');
  write('index.html', '<a href="/about.txt">');
  expect(() => checkAllReferenced([])).toThrow('about.txt');
});
