/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageStyles } from './page-style';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'style-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The style of a page. @param files of the static output besides the sheet, by name */
function styleOf(
  sheet: string,
  page: string,
  files: Readonly<Record<string, string>> = {},
): string {
  for (const [name, text] of Object.entries({ 'a.css': sheet, ...files })) {
    writeFileSync(path.join(folder, name), text);
  }
  const scripts = Object.keys(files).map((name) => `/${name}`);
  return new PageStyles(folder).styleFor('/a.css', page, scripts);
}

test('rules for classes that the page does not have are dropped; all others stay, under their names', () => {
  const sheet = 'p{margin:0}.a{top:0}.b{top:1px}.a .b{top:2px}.a,.b{left:0}@media print{.b{top:0}}';
  expect(styleOf(sheet, '<p class="x a">')).toBe('p{margin:0}.a{top:0}.a,.b{left:0}');
});

test('a property stays where an unused class has its name', () => {
  const sheet = 'h1{text-wrap:balance}.text-wrap{text-wrap:wrap}';
  expect(styleOf(sheet, '<h1>')).toContain('h1{text-wrap:balance}');
});

test('classes with special characters are found in HTML, in data and in scripts', () => {
  const sheet = '.a\\:\\[\\&\\>b\\]{top:0}.w-\\[10rem\\]{top:1px}.c\\.5{top:2px}.d{top:3px}';
  const page =
    '<p class="a:[&amp;&gt;b]"></p><script>push([1,"{\\"className\\":\\"w-[10rem]\\"}"])</script>';
  expect(styleOf(sheet, page, { 'a.js': 'x({className:"c.5 e"})' })).toBe(
    '.a\\:\\[\\&\\>b\\]{top:0}.w-\\[10rem\\]{top:1px}.c\\.5{top:2px}',
  );
});

test('the classes of a script that another script loads are found', () => {
  mkdirSync(path.join(folder, '_next/static'), { recursive: true });
  writeFileSync(path.join(folder, '_next/static/b.js'), 'x({className:"b"})');
  const style = styleOf('.b{top:0}.c{top:1px}', '', { 'a.js': 'load("static/b.js")' });
  expect(style).toBe('.b{top:0}');
});

test('relative URLs become root-relative; data URLs stay', () => {
  const sheet = '@font-face{font-family:a;src:url(media/a.woff2)}p{background:url(data:x)}';
  expect(styleOf(sheet, '')).toContain('url(/media/a.woff2)');
  expect(styleOf(sheet, '')).toContain('url(data:x)');
});

test('a style sheet that imports another one is an error', () => {
  expect(() => styleOf('@import "b.css";', '')).toThrow('fetches b.css');
});
