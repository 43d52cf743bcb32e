/** @jest-environment node */
import fc from 'fast-check';
import { escapeIcu, formatLiteral, messageArguments } from './icu';

test('a text without arguments is formatted like any other message', () => {
  expect(formatLiteral("It''s on '{paper}' — don't worry")).toBe("It's on {paper} — don't worry");
  for (const message of ['{count} days', '<b>bold</b>', '{n, plural, other {#}}']) {
    expect(() => formatLiteral(message)).toThrow('takes arguments or tags');
  }
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

test.each<[string, string[]]>([
  ["No [[fact]] and no '{quoted}' brace", []],
  ['{n, number} on {day, date} at {hour, time}', ['{n}', '{day}', '{hour}']],
  ['<b>Bold {name}</b> and <i></i>, {name}', ['<b>', '{name}', '<i>', '{name}']],
  ['{n, plural, one {# day} other {# days, {name}}}', ['{n}', '{name}']],
  ['{who, select, us {we, {name}} other {they}}', ['{who}', '{name}']],
])('%s has the arguments and tags %j', (message, expected) => {
  expect(messageArguments(message)).toEqual(expected);
});
