/** @jest-environment node */
import { gap } from '@/lib/messages/gap';
import { visibleText } from './visible-text';

test.each([
  ['Hello', 'Hello'],
  ['Hello {name}', `Hello ${gap}`],
  ['within [[replyTime]], [[replyTime:dative]]', `within ${gap}, ${gap}`],
  ['{time, time, short} <b>bold</b> text', `${gap} bold text`],
  ['Write to <mail></mail>', `Write to ${gap}`],
  ['More<hidden> – <title></title></hidden>', `More – ${gap}`],
  ['{n, plural, one {# day} other {# days}} left', `${gap} day\n${gap} days left`],
  ["It''s '{'fine'}'", "It's {fine}"],
])('what readers see of %s', (message, expected) => {
  expect(visibleText(message)).toBe(expected);
});

test('a malformed message throws', () => {
  expect(() => visibleText('{open')).toThrow();
});
