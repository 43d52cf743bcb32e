/** @jest-environment node */
import { messageArguments } from './message-arguments';

test.each<[string, string[]]>([
  ['No [[fact]] is one', []],
  ["A '{quoted}' brace", []],
  ['{from} to {to}', ['{from}', '{to}']],
  ['{n, number} on {day, date} at {hour, time}', ['{n}', '{day}', '{hour}']],
  ['<b>Bold {name}</b> and <i></i>', ['<b>', '{name}', '<i>']],
  ['{n, plural, one {# day} other {# days, {name}}}', ['{n}', '{name}']],
  ['{who, select, us {we, {name}} other {they}}', ['{who}', '{name}']],
  ['{a} and {a}', ['{a}', '{a}']],
])('%s', (message, expected) => {
  expect(messageArguments(message)).toEqual(expected);
});

test('a malformed message is an error', () => {
  expect(() => messageArguments('{open')).toThrow();
});
