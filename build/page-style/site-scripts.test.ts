/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageScripts } from './page-scripts';
import { readSiteScripts, writeSiteScripts } from './site-scripts';

let folder = '';
let chunks = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  chunks = path.join(folder, '_next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  write('a.css', '.mt-4{top:0}@media print{.hover\\:mt-4:hover{top:1px}}.px-2,.py-2{top:2px}');
  write('page.js', 'load("static/chunks/box.js");e("i",{className:"px-2"})');
  write('box.js', 'e("p",{className:"mt-4 hover:mt-4"})');
  write('react.js', 'x');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(path.join(chunks, name), text);
}

function written(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(chunks).map((name) => [name, readFileSync(path.join(chunks, name), 'utf8')]),
  );
}

test('scripts that make classes are written anew, under names that all of them use', () => {
  const { files } = readSiteScripts(folder);
  const [page = '', box = ''] = ['page.js', 'box.js'].map((name) => files.get(name));
  writeSiteScripts(folder);
  expect(written()).toEqual({
    'a.css': expect.any(String),
    'react.js': 'x',
    [page]: `load("static/chunks/${box}");e("i",{className:"C"})`,
    [box]: 'e("p",{className:"A B"})',
  });
});

test('the same scripts with other names of classes are other files', () => {
  const { files } = readSiteScripts(folder);
  // One more class before the others.
  write('a.css', `.m-1{top:0}${readFileSync(path.join(chunks, 'a.css'), 'utf8')}`);
  write('more.js', 'e("p",{className:"m-1"})');
  const others = readSiteScripts(folder).files;
  expect([...others.keys()]).toEqual(['box.js', 'more.js', 'page.js']);
  for (const name of files.keys()) expect(others.get(name)).not.toBe(files.get(name));
});

test('a page has the scripts that it names, and those that they load', () => {
  const scripts = new PageScripts(readSiteScripts(folder));
  expect(scripts.of(['/_next/static/chunks/page.js']).lists).toEqual(['px-2', 'mt-4 hover:mt-4']);
  const { lists, kept } = scripts.of(['/_next/static/chunks/box.js']);
  expect(lists).toEqual(['mt-4 hover:mt-4']);
  expect(kept.classes).toContain('mt-4');
  expect(scripts.of([]).lists).toEqual([]);
  expect(() => scripts.of(['/_next/static/chunks/gone.js'])).toThrow('gone.js');
});

test('a script that cannot be read is named', () => {
  write('box.js', 'let =');
  expect(() => readSiteScripts(folder)).toThrow('box.js');
});
