import { insertAfter } from './insert-after';

test('entries stand behind the one that is named', () => {
  const whole = insertAfter({ a: 1, b: 2 }, 'a', { c: 3 });
  expect(Object.entries(whole)).toEqual([
    ['a', 1],
    ['c', 3],
    ['b', 2],
  ]);
});
