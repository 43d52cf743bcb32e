/** @jest-environment node */
import { byWholeKey } from './groups';

test('the sentences of a list stand together under its key', () => {
  expect([...byWholeKey({ a: { b: 'One', c: ['Two', 'Three'] } })]).toEqual([
    ['a.b', [{ key: 'a.b', text: 'One' }]],
    [
      'a.c',
      [
        { key: 'a.c.0', text: 'Two' },
        { key: 'a.c.1', text: 'Three' },
      ],
    ],
  ]);
});
