/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from './files-below';

test('the files of a folder are found at every depth', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(folder, 'a/c'), { recursive: true });
  for (const file of ['b.html', 'a/c/d.js', 'a/b.css']) writeFileSync(path.join(folder, file), '');
  expect(filesBelow(folder)).toEqual(['a/b.css', 'a/c/d.js', 'b.html']);
  rmSync(folder, { recursive: true });
});
