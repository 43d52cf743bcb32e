/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reachableFiles } from './references';

let folder = '';

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'references-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('files that the entries name are reached, files that those name, and no others', () => {
  write({
    'about.html':
      '<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/a-1_~x.js"></script>',
    '_next/static/chunks/a.css': '@font-face{src:url(../media/font.0x~_.woff2)}',
    '_next/static/media/font.0x~_.woff2': '',
    '_next/static/chunks/a-1_~x.js': 'e.l("static/chunks/lazy.js")',
    '_next/static/chunks/lazy.js': '',
    '_next/static/chunks/lost.js': 'e.l("static/chunks/lost2.js")',
    '_next/static/chunks/lost2.js': '',
    'lost.html': '<a href="/about.html">',
  });
  expect([...reachableFiles(folder, ['about.html', 'missing.html'])].sort()).toEqual([
    '_next/static/chunks/a-1_~x.js',
    '_next/static/chunks/a.css',
    '_next/static/chunks/lazy.js',
    '_next/static/media/font.0x~_.woff2',
    'about.html',
  ]);
});

test.each([
  ['a list of sources', '<img srcset="/src/a.png 1x, /src/b.png 2x">'],
  ['an absolute address', '<meta content="https://www.site.example/src/a.png">'],
  ['an address with a query', '<img src="/src/a.png?v=1">'],
  ['escaped JSON in a script', 'push([1,"{\\"src\\":\\"/src/a.png\\"}"])'],
  ['a path from where the text is', 'url(src/a.png)'],
])('%s names a file', (_, html) => {
  write({ 'index.html': html, 'src/a.png': '' });
  expect(reachableFiles(folder, ['index.html']).has('src/a.png')).toBe(true);
});

test('files that name each other and are named by no entry are not reached', () => {
  write({ 'index.html': '', 'a.js': '"/b.js"', 'b.js': '"/a.js"' });
  expect([...reachableFiles(folder, ['index.html'])]).toEqual(['index.html']);
});
