/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { image } from '@/content/images';
import { site } from '@/content/site';
import type { BuiltPage } from '@/seo/built-page';
import { previewFile, previewSize } from '@/seo/previews/preview-file';
import { cacheFiles } from '@/test/cache-files';
import { filesBelow } from './files-below';
import { writePreviews } from './previews';

cacheFiles();

// Making subsets of fonts and drawing images takes seconds on a busy machine.
jest.setTimeout(60_000);

let folder = '';
const cache = mkdtempSync(path.join(tmpdir(), 'preview-cache-'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'previews-'));
});

afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(cache, { recursive: true }));

const scene = image('service-visa').src;

type Head = { file?: string | undefined; title: string; picture?: string | undefined };

function html({ file, title, picture = scene }: Head): string {
  const meta = file && `<meta property="og:image" content="${site.origin}${file}"/>`;
  return (
    `<!DOCTYPE html><html><head>${meta ?? ''}<meta property="og:title" content="${title}"/></head>` +
    `<body><img src="/logo.svg"/><main><p>Article<!-- -->\u00a0· 3–4 days</p><h1>Long title</h1><img src="${picture}"/></main></body></html>`
  );
}

function page(title: string, picture?: string): BuiltPage & { file: string } {
  const at = { locale: 'en', path: '/articles/a-page' } as const;
  const file = previewFile({ ...at, title });
  return { ...at, html: html({ file, title, picture }), file };
}

test('a picture is written where its page says, once, and is the same from the cache', async () => {
  const own = page('Visas and permits');
  const second = { ...own, path: '/insights/articles/a-page' };
  const silent = { ...own, path: '/seo-audit', html: html({ title: 'Tool' }) };
  const first = await writePreviews([second, own, silent], folder, cache);
  expect(first.drawn + first.cached).toBe(1);
  expect(filesBelow(folder)).toEqual([own.file.slice(1)]);
  const place = path.join(folder, own.file);
  const png = readFileSync(place);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    previewSize.width,
    previewSize.height,
  ]);
  expect(first.bytes).toBe(png.length);
  expect(await writePreviews([own], folder, cache)).toEqual({
    drawn: 0,
    cached: 1,
    bytes: png.length,
  });
  expect(readFileSync(place).equals(png)).toBe(true);
  await writePreviews([page('Another title')], folder, cache);
  expect(filesBelow(cache)).toHaveLength(1);
});

test('a title with a character that no font has stops the build', async () => {
  await expect(writePreviews([page('Tax ᚠ')], folder, cache)).rejects.toThrow(
    'Preview picture of /articles/a-page: no font has ᚠ (U+16A0)',
  );
});

test('a picture that is none of the site, or is missing, stops the build', async () => {
  await expect(
    writePreviews([page('Tax', '/lovable-uploads/mark.svg')], folder, cache),
  ).rejects.toThrow(
    '/articles/a-page: /lovable-uploads/mark.svg is no picture of content/images.ts',
  );
  const none = page('Tax');
  const bare = { ...none, html: none.html.replace(/<main>.*<\/main>/, '<main></main>') };
  await expect(writePreviews([bare], folder, cache)).rejects.toThrow(
    '/articles/a-page: main has no picture for the preview',
  );
});

test('a page that names the picture of no page stops the build', async () => {
  const other = page('Another title').file;
  const stale = { ...page('Tax'), html: html({ file: other, title: 'Tax' }) };
  await expect(writePreviews([stale], folder, cache)).rejects.toThrow(
    `/articles/a-page: og:image ${other} is the preview of no page`,
  );
});
