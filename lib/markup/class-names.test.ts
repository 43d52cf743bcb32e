/** @jest-environment node */
import { classNames } from './class-names';

test('values that are false, undefined or empty are left out', () => {
  expect(classNames('a', false, 'b c', undefined, '', 'd')).toBe('a b c d');
  expect(classNames(false)).toBeUndefined();
});
