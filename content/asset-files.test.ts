/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@/lib/objects/entries-of';
import { assetFiles, totalBytes } from './asset-files';
import { imageFolder, imageGroups, logoFolder } from './images';

const { images } = assetFiles();
const logos = assetFiles().logos.map(({ file }) => file);
const pictures = images.flatMap(({ files }) => files);

test('every picture of the folder stands in one group, and no group is empty', () => {
  expect(images.map(({ group }) => group)).toEqual(keysOf(imageGroups));
  expect(images.filter(({ files }) => files.length === 0)).toEqual([]);
  expect(pictures.map(({ fileName }) => fileName).sort()).toEqual(
    readdirSync(path.join('public', imageFolder)).sort(),
  );
});

test('every logo of the folder is there', () => {
  expect(logos.map(({ fileName }) => fileName).sort()).toEqual(
    readdirSync(path.join('public', logoFolder)).sort(),
  );
});

test('sizes are those of the files', () => {
  const all = [...pictures, ...logos];
  const sizes = all.map(({ src }) => statSync(path.join('public', src)).size);
  expect(all.map(({ bytes }) => bytes)).toEqual(sizes);
  expect(totalBytes(all)).toBe(sizes.reduce((sum, size) => sum + size, 0));
});
