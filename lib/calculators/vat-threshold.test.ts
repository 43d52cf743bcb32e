/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';

test.each([
  // Past and expected sales; answer; room. Tax Code s. 236(F)(1): registered is who has exceeded the threshold, or will.
  ['the example', 2_400_000, 3_200_000, 'expected', -200_000],
  ['article: October', 2_440_000, 2_670_000, 'below', 330_000],
  ['article: the contract signed', 2_440_000, 3_120_000, 'expected', -120_000],
  ['article: November', 3_030_000, 2_900_000, 'passed', -30_000],
  ['article: December', 3_260_000, 3_400_000, 'passed', -400_000],
  ['by hand: nothing', 0, 0, 'below', 3_000_000],
  ['at the threshold', 3_000_000, 0, 'below', 0],
  ['a centavo above', 3_000_000.01, 0, 'passed', -0.01],
  ['expected at the threshold', 0, 3_000_000, 'below', 0],
  ['expected a centavo above', 0, 3_000_000.01, 'expected', -0.01],
  ['by hand: a good year that ends', 1_000_000_000, 0, 'passed', -997_000_000],
] as const)('%s: %s and %s', (_, past, expected, answer, room) => {
  expect(outcomeOf('vatThreshold', { past, expected })).toMatchObject({
    answer,
    values: { threshold: 3_000_000, ...(answer === 'below' ? { room } : {}) },
    lines: { past, expected, threshold: 3_000_000, room },
  });
});

test('more sales never leave more room, nor end the duty', () => {
  for (const name of ['past', 'expected']) {
    let [room, isOver] = [Number.POSITIVE_INFINITY, false];
    for (let sales = 0; sales < 4_000_000; sales += 9_999.99) {
      const { amount, answer } = outcomeOf('vatThreshold', { past: 0, expected: 0, [name]: sales });
      expect(amount('room')).toBeLessThan(room);
      expect(answer !== 'below').toBe(amount('room') < 0);
      expect(isOver && answer === 'below').toBe(false);
      [room, isOver] = [amount('room'), answer !== 'below'];
    }
  }
});
