/** @jest-environment node */
import { pickParts } from './pick-parts';

test('every entry stays, with the parts that are asked for', () => {
  const table = { a: { x: 1, y: 2, z: 3 }, b: { x: 4, y: 5, z: 6 } };
  expect(pickParts(table, ['x', 'z'])).toEqual({ a: { x: 1, z: 3 }, b: { x: 4, z: 6 } });
});
