/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageStyles } from './page-styles';

const script = '/_next/static/chunks/a.js';
const html =
  '<!DOCTYPE html><head><style>.mt-4{top:0}.px-2{left:0}</style></head><body><p class="mt-4 px-2"></p></body>';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, '_next/static/chunks/a.css'), '.mt-4{top:0}.px-2{left:0}');
  writeFileSync(path.join(folder, script), 'e("p",{className:"mt-4"})');
});

afterEach(() => rmSync(folder, { recursive: true }));

function shorten(props: object, scripts = [script]) {
  const data = `0:${JSON.stringify(['$', '$L1', null, props])}\n`;
  return new PageStyles(folder).shorten({ html, data, scripts });
}

test('a page, its data and its scripts have the same names for classes', async () => {
  const child = ['$', 'p', null, { className: 'px-2 mt-4' }];
  const short = await shorten({ className: 'mt-4', children: child });
  expect(short.html).toContain('<style>.A{top:0}.a{left:0}</style>');
  expect(short.html).toContain('<p class="A a">');
  expect(short.data).toContain('"className":"A"');
  expect(short.data).toContain('"className":"a A"');
});

test('a page without such scripts has names of its own', async () => {
  expect((await shorten({}, [])).html).toContain('<style>.a{top:0;left:0}</style>');
});

test.each([
  ['under another name', { tone: 'mt-4' }],
  ['in HTML', { html: '<p class="px-2 mt-4">' }],
])('classes that a component gets %s stop the build', async (_, props) => {
  await expect(shorten(props)).rejects.toThrow('mt-4');
});

test('what only looks like classes of scripts does not', async () => {
  await expect(shorten({ text: 'mt-4 is a class', style: { top: 'mt-4' } })).resolves.toBeDefined();
});

test('pages name scripts by their new names', () => {
  expect(new PageStyles(folder).renameScripts(`<script src="${script}">`)).toMatch(
    /^<script src="\/_next\/static\/chunks\/[\da-f]{16}\.js">$/,
  );
});
