/** @jest-environment node */
import fc from 'fast-check';
import { escapeIcu, formatLiteral } from './icu';

test('a text without arguments is formatted like any other message', () => {
  expect(formatLiteral("It''s on '{paper}' — don't worry")).toBe("It's on {paper} — don't worry");
});

test.each(['{count} days', '<b>bold</b>', '{n, plural, other {#}}'])('%s is refused', (message) => {
  expect(() => formatLiteral(message)).toThrow('takes arguments or tags');
});

test('an escaped value stands for itself anywhere in a message', () => {
  const value = fc.string({
    unit: fc.constantFrom('A', "'", '{', '}', '<', '>', '#', ' ', '*', '|'),
  });
  fc.assert(
    fc.property(value, value, (one, two) => {
      const message = `Of ${escapeIcu(one)} and ${escapeIcu(two)}.`;
      expect(formatLiteral(message)).toBe(`Of ${one} and ${two}.`);
    }),
  );
});
