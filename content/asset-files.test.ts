/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@/lib/objects/entries-of';
import { assetFiles, weightOf } from './asset-files';
import { imageFolder, imageGroups, logoFolder } from './images';

const { images } = assetFiles();
const logos = assetFiles().logos.map(({ file }) => file);
const pictures = images.flatMap(({ files }) => files);

test('every picture of the folder stands in one group, and no group is empty', () => {
  expect(images.map(({ group }) => group)).toEqual(keysOf(imageGroups));
  expect(images.filter(({ files }) => files.length === 0)).toEqual([]);
  expect(pictures.map(({ file }) => file).sort()).toEqual(
    readdirSync(path.join('public', imageFolder)).sort(),
  );
});

test('every logo of the folder is there', () => {
  expect(logos.map(({ file }) => file).sort()).toEqual(
    readdirSync(path.join('public', logoFolder)).sort(),
  );
});

test('weights are those of the files', () => {
  const all = [...pictures, ...logos];
  const sizes = all.map(({ src }) => statSync(path.join('public', src)).size);
  expect(all.map(({ bytes }) => bytes)).toEqual(sizes);
  expect(weightOf(all)).toBe(sizes.reduce((sum, size) => sum + size, 0));
});
