/** @jest-environment node */
import { fnv1a } from './fnv1a';

function hex(text: string): string {
  const { high, low } = fnv1a(text);
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

test.each([
  // The vectors of the draft.
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('hashes %j as published', (text, hash) => {
  expect(hex(text)).toBe(hash);
});

test.each(['é', '請求書', '😀', 'a\u07ff\u0800\uffff\u{10ffff}'])(
  'hashes the bytes of %s',
  (text) => {
    const all = [...new TextEncoder().encode(text)].reduce(
      (hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n),
      0xcbf29ce484222325n,
    );
    expect(hex(text)).toBe(all.toString(16).padStart(16, '0'));
  },
);
