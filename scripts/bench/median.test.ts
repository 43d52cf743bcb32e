/** @jest-environment node */
import { median } from './median';

test.each([
  [[3, 1, 2], 2],
  [[10, 9, 1, 100, 2], 9],
  // The lower one of two.
  [[4, 1], 1],
  [[7], 7],
])('the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('nothing has no middle, and the values stay in their order', () => {
  expect(median([])).toBeNaN();
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
