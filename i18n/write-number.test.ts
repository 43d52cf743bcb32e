/** @jest-environment node */
import { isCountPattern, writeCount } from './write-number';

const days = '{count, plural, one {einem Tag} other {# Tagen}}';

test.each([
  [{ value: 1 }, 'einem Tag'],
  [{ value: 1000 }, '1.000 Tagen'],
  [{ value: 1, max: 3 }, '1–3 Tagen'],
])(
  'the count %j takes the plural branch of its number, a range the branch "other": %s',
  (count, expected) => {
    expect(writeCount(days, 'de', count)).toBe(expected);
  },
);

test.each([[days], ['{count, plural, other {#日}}']])(
  '%s is accepted as a plural of the count',
  (pattern) => {
    expect(isCountPattern(pattern)).toBe(true);
  },
);

test.each([
  ['{count} Tagen'],
  ['{days, plural, other {# Tagen}}'],
  ['{count, plural, other {# {unit}}}'],
  ['{count, plural, one {# Tag}}'],
  ['{count'],
])('%s is rejected: no plural of the count', (pattern) => {
  expect(isCountPattern(pattern)).toBe(false);
});
