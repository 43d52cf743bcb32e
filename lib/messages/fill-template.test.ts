/** @jest-environment node */
import { fillTemplate } from './fill-template';

test('every placeholder of a value is filled', () => {
  expect(fillTemplate('{done} of {total}, {done}', { done: '$&', total: '43' })).toBe(
    '$& of 43, $&',
  );
});

test('a value without a placeholder is named', () => {
  expect(() => fillTemplate('{done}', { total: '43' })).toThrow('"{done}" has no {total}');
});
