/** @jest-environment node */
import { point, sentence } from '@/i18n/message-schemas';
import { list } from './list';

function reader(value: unknown) {
  return { raw: (_key: 'why.benefits') => value };
}

test('a list comes back as it stands', () => {
  const points = [{ title: 'a', description: 'b' }];
  expect(list(reader(points), 'why.benefits', point)).toEqual(points);
  expect(list(reader(['a', 'b']), 'why.benefits', sentence)).toEqual(['a', 'b']);
});

test.each([
  ['a text', 'a'],
  ['an object', { a: 'b' }],
  ['nothing', undefined],
  ['an empty list', []],
  ['an empty entry', ['a', '']],
  ['an entry of another shape', ['a', { title: 'b' }]],
])('%s is an error that names the key', (_, value) => {
  expect(() => list(reader(value), 'why.benefits', sentence)).toThrow('"why.benefits"');
});

test('the error names the entry and the field that differ', () => {
  const value = [
    { title: 'a', description: 'b' },
    { title: 'c', text: 'd' },
  ];
  expect(() => list(reader(value), 'why.benefits', point)).toThrow(/\[1\]\.description/);
});
