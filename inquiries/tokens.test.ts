/** @jest-environment node */

import fc from 'fast-check';
import { createTokens } from './tokens';

const hour = 60 * 60 * 1000;
let time = 0;
const now = () => time;

function tokens(secret = 'secret') {
  return createTokens({ secret, now });
}

beforeEach(() => {
  time = Date.UTC(2026, 10, 25);
});

test('a token is valid five times', () => {
  const { issue, use } = tokens();
  const token = issue();
  expect([1, 2, 3, 4, 5, 6].map(() => use(token))).toEqual([true, true, true, true, true, false]);
  expect(use(issue())).toBe(true);
});

test('a token is valid for twelve hours, and in each process that has the secret', () => {
  const token = tokens().issue();
  time += 12 * hour;
  expect(tokens().use(token)).toBe(true);
  expect(tokens('another').use(token)).toBe(false);
  time += 1;
  expect(tokens().use(token)).toBe(false);
});

test('a token of the future is not valid', () => {
  const token = tokens().issue();
  time -= 1;
  expect(tokens().use(token)).toBe(false);
});

test('no two tokens are equal', () => {
  const { issue } = tokens();
  expect(new Set(Array.from({ length: 100 }, issue)).size).toBe(100);
});

test('a token that is made up or changed is not valid', () => {
  const { issue, use } = tokens();
  const [issued = '', nonce = '', signature = ''] = issue().split('.');
  const later = (Number.parseInt(issued, 36) + 1).toString(36);
  expect(use([later, nonce, signature].join('.'))).toBe(false);
  expect(use([issued, 'A'.repeat(16), signature].join('.'))).toBe(false);
  expect(use([issued, nonce, 'A'.repeat(43)].join('.'))).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => !use(text)));
  fc.assert(
    fc.property(fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
      const token = issue();
      const index = at % token.length;
      const changed = token.slice(0, index) + letter + token.slice(index + 1);
      // The last letter of a signature has two bits that stand for nothing.
      fc.pre(changed !== token && index < token.length - 1);
      return !use(changed);
    }),
  );
});

test('used tokens are remembered within bounds', () => {
  const { issue, use } = tokens();
  const token = issue();
  for (let count = 0; count < 5; count += 1) use(token);
  for (let count = 0; count < 9_999; count += 1) use(issue());
  expect(use(token)).toBe(false);
  use(issue());
  expect(use(token)).toBe(true);
});
