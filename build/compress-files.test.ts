/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress-files';
import { filesBelow } from './files-below';

const page = `<p>${'many words of one page '.repeat(50)}</p>`;
let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'));
  folder = path.join(root, 'out');
  mkdirSync(path.join(folder, 'ja'), { recursive: true });
  writeFileSync(path.join(folder, 'ja/about.html'), page);
});

afterEach(() => rmSync(root, { recursive: true }));

function compress() {
  return compressFiles(folder, path.join(root, 'cache'));
}

function read(file: string): Buffer {
  return readFileSync(path.join(folder, file));
}

test('a text file gets two smaller copies, which decompress to its text', async () => {
  const { count, bytes } = await compress();
  expect(filesBelow(folder)).toEqual(['ja/about.html', 'ja/about.html.br', 'ja/about.html.gz']);
  expect(brotliDecompressSync(read('ja/about.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('ja/about.html.gz')).toString()).toBe(page);
  expect(count).toBe(2);
  expect(bytes).toBe(read('ja/about.html.br').length + read('ja/about.html.gz').length);
  expect(bytes).toBeLessThan(page.length);
});

test('pictures, files for hosts, and files that would grow get no compressed copies', async () => {
  const others = ['a.png', 'font.woff2', '_headers'];
  for (const file of others) {
    writeFileSync(path.join(folder, file), page);
  }
  writeFileSync(path.join(folder, 'short.txt'), 'x');
  await compress();
  for (const file of [...others, 'short.txt']) {
    expect(existsSync(path.join(folder, `${file}.br`))).toBe(false);
    expect(existsSync(path.join(folder, `${file}.gz`))).toBe(false);
  }
});

test('compression is deterministic, and copies come from the cache', async () => {
  const cache = path.join(root, 'cache');
  await compress();
  const before = ['br', 'gz'].map((extension) => read(`ja/about.html.${extension}`));
  rmSync(cache, { recursive: true });
  await compress();
  expect(['br', 'gz'].map((extension) => read(`ja/about.html.${extension}`))).toEqual(before);
  for (const file of filesBelow(cache)) writeFileSync(path.join(cache, file), 'cached');
  await compress();
  expect(read('ja/about.html.br').toString()).toBe('cached');
});

test('a changed file is compressed anew, and unused copies leave the cache', async () => {
  await compress();
  writeFileSync(path.join(folder, 'ja/about.html'), `${page}!`);
  await compress();
  expect(gunzipSync(read('ja/about.html.gz')).toString()).toBe(`${page}!`);
  expect(filesBelow(path.join(root, 'cache'))).toHaveLength(2);
});
