/** @jest-environment node */
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { zip } from './zip';

function bytesOf(parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

test('an archive holds the files under their names, in their order, byte for byte', () => {
  const files: [string, string][] = [
    ['images/b.svg', '<svg>ñ 织</svg>'.repeat(200)],
    ['logos/a.svg', 'x'],
    ['empty.txt', ''],
  ];
  const contents = new Map(files.map(([name, text]) => [name, strToU8(text)]));
  const parts = zip(contents);
  const read = Object.entries(unzipSync(bytesOf(parts)));
  expect(read.map(([name, content]) => [name, strFromU8(content)])).toEqual(files);
  expect(bytesOf(parts).length).toBeLessThan(strToU8(files[0]?.[1] ?? '').length);
});

test('an archive of no files is a valid one', () => {
  expect(unzipSync(bytesOf(zip(new Map())))).toEqual({});
});
