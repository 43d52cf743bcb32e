/** @jest-environment node */
import { objectReplacement } from '@/lib/messages/object-replacement';
import { visibleText } from './visible-text';

test.each([
  ['Hello', 'Hello'],
  ['Hello {name}', `Hello ${objectReplacement}`],
  [
    'within [[replyTime]], [[replyTime:dative]]',
    `within ${objectReplacement}, ${objectReplacement}`,
  ],
  ['{time, time, short} <b>bold</b> text', `${objectReplacement} bold text`],
  ['Write to <mail></mail>', `Write to ${objectReplacement}`],
  ['More<hidden> – <title></title></hidden>', `More – ${objectReplacement}`],
  [
    '{n, plural, one {# day} other {# days}} left',
    `${objectReplacement} day\n${objectReplacement} days left`,
  ],
  ["It''s '{'fine'}'", "It's {fine}"],
])('of %s readers see “%s”', (message, expected) => {
  expect(visibleText(message)).toBe(expected);
});

test('a malformed message throws', () => {
  expect(() => visibleText('{open')).toThrow();
});
