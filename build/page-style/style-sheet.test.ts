/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStyleSheet } from './style-sheet';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheet-'));
  mkdirSync(path.join(folder, 'static/css'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function read(css: string) {
  writeFileSync(path.join(folder, 'static/css/a.css'), css);
  return readStyleSheet(folder, '/static/css/a.css');
}

const local = '@font-face{font-family:B;src:local("Arial")}';

test('fonts that are fetched stand apart, by addresses that hold anywhere', () => {
  const { rules, fonts } = read(
    `@font-face{font-family:A;src:url(../media/a.woff2)format("woff2")}${local}p{color:red}`,
  );
  expect(fonts).toBe('@font-face{font-family:A;src:url(/static/media/a.woff2)format("woff2")}');
  expect(rules.toString()).toBe(`${local}p{color:red}`);
});

test('a rule that fetches something else is an error that shows it', () => {
  expect(() => read('p{background:url(../a.png)}')).toThrow('"background" fetches url(../a.png)');
  expect(() => read('p{background:URL( ../a.png)}')).toThrow('fetches URL(');
  expect(() => read('p{background:image-set("../a.png" 1x)}')).toThrow('fetches image-set');
  expect(() => read('@import "../b.css";p{color:red}')).toThrow('"@import" fetches "../b.css"');
  expect(() => read('p{background:url(data:image/gif;base64,R0)}')).not.toThrow();
});
