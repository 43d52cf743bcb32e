/** @jest-environment node */
import { isCountPattern, writeCount } from './write-number';

const days = '{count, plural, one {einem Tag} other {# Tagen}}';

test.each([
  [{ value: 1 }, 'einem Tag'],
  [{ value: 1000 }, '1.000 Tagen'],
  [{ value: 1, max: 3 }, '1–3 Tagen'],
])('a number takes its branch, a range "other": %j → %s', (count, expected) => {
  expect(writeCount(days, 'de', count)).toBe(expected);
});

test.each([
  [days, true],
  ['{count, plural, other {#日}}', true],
  ['{count} Tagen', false],
  ['{days, plural, other {# Tagen}}', false],
  ['{count, plural, other {# {unit}}}', false],
  ['{count, plural, one {# Tag}}', false],
  ['{count', false],
])('whether %s is a plural of the count', (pattern, expected) => {
  expect(isCountPattern(pattern)).toBe(expected);
});
