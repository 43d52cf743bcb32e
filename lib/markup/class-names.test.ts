/** @jest-environment node */
import { classNames } from './class-names';

test('what is false, undefined or empty is left out', () => {
  expect(classNames('a', false, 'b c', undefined, '', 'd')).toBe('a b c d');
  expect(classNames(false)).toBeUndefined();
});
