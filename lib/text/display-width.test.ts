/** @jest-environment node */
import { eastAsianWidth } from 'get-east-asian-width';
import { displayWidth, isWide, wideTurns } from './display-width';

/** The code points after the last character. */
const end = 0x110000;

test('the table is what Unicode says; if Unicode has changed, this is what it has to be', () => {
  const turns: number[] = [];
  const others: string[] = [];
  for (let code = 0; code <= end; code += 1) {
    const wide = code < end && eastAsianWidth(code) === 2;
    if (wide === (turns.length % 2 === 0)) turns.push(code);
    if (code < end && isWide(code) !== wide) others.push(code.toString(16));
  }
  const distances = turns.map((turn, index) => turn - (turns[index - 1] ?? 0));
  expect(wideTurns).toBe(distances.map((distance) => distance.toString(36)).join(' '));
  expect(others).toEqual([]);
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
