/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { image, imageFolder, imageNames, logo, logoFiles, logoSizes } from './images';

const files = readdirSync(path.join('public', imageFolder)).sort();

const sizes = [
  ...imageNames.map(image),
  ...logoFiles.map((file) => ({ src: logo(file), ...logoSizes[file] })),
];

test.each(sizes)(
  '$src is at most 40 KB and has the size of the manifest',
  ({ src, width, height }) => {
    const file = path.join('public', src);
    expect(statSync(file).size).toBeLessThanOrEqual(40 * 1024);
    expect(readFileSync(file, 'utf8')).toContain(`viewBox="0 0 ${width} ${height}"`);
  },
);

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
