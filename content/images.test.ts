/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { subjectOf, weave } from '@/lib/pictures/weave';
import { image, imageFolder, imageNames, logoFiles, logoFolder, wovenImages } from './images';

const files = readdirSync(path.join('public', imageFolder)).sort();

test('the manifest lists the pictures that are there', () => {
  expect(imageNames.map((name) => path.basename(image(name).src)).sort()).toEqual(files);
});

test('the three logos are there', () => {
  expect(readdirSync(path.join('public', logoFolder)).sort()).toEqual([...logoFiles].sort());
});

test.each(imageNames)('%s is at most 40 KB and has the proportions of the manifest', (name) => {
  const { src, width, height } = image(name);
  const file = path.join('public', src);
  expect(statSync(file).size).toBeLessThanOrEqual(40 * 1024);
  expect(readFileSync(file, 'utf8')).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test.each(wovenImages)('%s is what the loom makes (npm run pictures)', (name) => {
  const file = path.join('public', image(name).src);
  expect(readFileSync(file, 'utf8')).toBe(weave(name, subjectOf(name)));
});

test('no picture has a script, a style or an address of another host', () => {
  for (const file of files) {
    const source = readFileSync(path.join('public', imageFolder, file), 'utf8');
    const addresses = (source.match(/(?:https?:)?\/\/[^"' )]+/g) ?? []).filter(
      (address) => address !== 'http://www.w3.org/2000/svg',
    );
    expect([file, addresses, /<(?:script|style|image|foreignObject)/.test(source)]).toEqual([
      file,
      [],
      false,
    ]);
  }
});
