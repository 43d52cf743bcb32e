/** @jest-environment node */
import { eastAsianWidth } from 'get-east-asian-width';
import { isWide, wideTurns } from './wide-characters';

/** The code points after the last character. */
const end = 0x110000;

test('the table is what Unicode says; if Unicode has changed, this is what it has to be', () => {
  const turns: number[] = [];
  for (let code = 0; code <= end; code += 1) {
    const wide = code < end && eastAsianWidth(code) === 2;
    if (wide === (turns.length % 2 === 0)) turns.push(code);
  }
  const distances = turns.map((turn, index) => turn - (turns[index - 1] ?? 0));
  expect(wideTurns).toBe(distances.map((distance) => distance.toString(36)).join(' '));
});

test('every character is as wide as Unicode says', () => {
  const others: string[] = [];
  for (let code = 0; code < end; code += 1) {
    if (isWide(code) !== (eastAsianWidth(code) === 2)) others.push(code.toString(16));
  }
  expect(others).toEqual([]);
});
