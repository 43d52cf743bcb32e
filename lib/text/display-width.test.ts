/** @jest-environment node */
import { eastAsianWidth } from 'get-east-asian-width';
import { displayWidth, encodedBoundaries, isWide } from './display-width';

/** One more than the last code point of Unicode. */
const end = 0x110000;

test('the table is what Unicode says; if Unicode has changed, this is what it has to be', () => {
  const boundaries: number[] = [];
  const mistaken: string[] = [];
  for (let code = 0; code <= end; code += 1) {
    const wide = code < end && eastAsianWidth(code) === 2;
    if (wide === (boundaries.length % 2 === 0)) boundaries.push(code);
    if (code < end && isWide(code) !== wide) mistaken.push(code.toString(16));
  }
  const distances = boundaries.map((boundary, index) => boundary - (boundaries[index - 1] ?? 0));
  expect(encodedBoundaries).toBe(distances.map((distance) => distance.toString(36)).join(' '));
  expect(mistaken).toEqual([]);
});

test.each([
  ['', 0],
  ['für Größe', 9],
  ['税理士サービス', 14],
  ['세무 서비스', 11],
  ['（PHP）', 7],
  ['𠀀', 2],
])('%j is %d columns wide', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});
