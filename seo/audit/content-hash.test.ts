/** @jest-environment node */
import { contentHash } from './content-hash';

test('is the published hash of a short text, and nothing of an empty one', () => {
  expect(contentHash('foobar')).toBe('85944171f73967e8');
  expect(contentHash('')).toBe('');
});

test('always has 16 digits', () => {
  const hashes = Array.from({ length: 400 }, (_, index) => contentHash(`text ${index}`));
  expect(hashes.filter((hash) => !/^[0-9a-f]{16}$/.test(hash))).toEqual([]);
  expect(hashes.some((hash) => hash.startsWith('0') || hash[8] === '0')).toBe(true);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test.each(['a', '請', '😀'])('counts the first 1,000 characters: %s', (character) => {
  const start = character.repeat(999);
  expect(contentHash(`${start}x…`)).toBe(contentHash(`${start}x`));
  expect(contentHash(`${start}x`)).not.toBe(contentHash(`${start}y`));
});
