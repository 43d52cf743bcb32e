/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestOf, readManifest, writtenManifest } from './manifest';
import { planOf } from './plan';
import { reportOf } from './report';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-plan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The manifest of a folder with these files. */
function built(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(folder, 'out-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return manifestOf(root);
}

test('files are compared by what they hold', () => {
  const before = built({ 'a.html': 'same', 'b.html': 'old', 'c.html': 'gone', 'de/a.html': 'x' });
  const now = built({ 'z.html': 'new!', 'a.html': 'same', 'b.html': 'new', 'de/a.html': 'y' });
  expect(planOf(before, now)).toEqual({
    new: [{ file: 'z.html', bytes: 4 }],
    changed: [
      { file: 'b.html', bytes: 3 },
      { file: 'de/a.html', bytes: 1 },
    ],
    gone: [{ file: 'c.html', bytes: 4 }],
    same: 1,
  });
});

test('a manifest is read as it was written, and says the same however the folder came to be', () => {
  const one = built({ 'b.html': 'b', 'a "quoted" name.txt': 'a' });
  const other = built({ 'a "quoted" name.txt': 'a', 'b.html': 'b' });
  const file = path.join(folder, 'deployed.json');
  writeFileSync(file, writtenManifest(one));
  expect(readManifest(file)).toEqual(one);
  expect(writtenManifest(other)).toBe(writtenManifest(one));
  expect(planOf(readManifest(file), other)).toMatchObject({ new: [], changed: [], gone: [] });
});

test('an empty manifest is one, too', () => {
  const file = path.join(folder, 'deployed.json');
  writeFileSync(file, writtenManifest({}));
  expect(readManifest(file)).toEqual({});
});

test.each([
  ['{', 'not valid JSON'],
  ['{ "a.html": { "hash": "x", "bytes": 1 } }', 'a.html.hash'],
  ['{ "a.html": { "hash": "0123456789abcdef0123456789abcdef" } }', 'a.html.bytes'],
])('a bad manifest is named with its field: %s', (text, problem) => {
  const file = path.join(folder, 'deployed.json');
  writeFileSync(file, text);
  expect(() => readManifest(file)).toThrow(file);
  expect(() => readManifest(file)).toThrow(problem);
});

test('the report counts first; compressed copies go with their files', () => {
  const before = built({ 'a.html': 'old', 'a.html.br': 'o' });
  const now = built({ 'a.html': 'newer', 'a.html.br': 'nn', 'b.html': 'b' });
  expect(reportOf(planOf(before, now)).split('\n')).toEqual([
    'new: 1 files, 0.0 kB',
    'changed: 1 files, 0.0 kB, and 1 compressed copies, 0.0 kB',
    'gone: 0 files, 0.0 kB',
    'unchanged: 0 files',
    '',
    'new:',
    '  b.html',
    '',
    'changed:',
    '  a.html',
  ]);
});
