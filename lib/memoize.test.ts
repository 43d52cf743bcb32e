import { memoize } from './memoize';

test('computes once for the same values, and again for others', () => {
  const compute = jest.fn((a: string, b: string) => ({ text: a + b }));
  const remembered = memoize(compute);
  expect(remembered('a', 'bc')).toEqual({ text: 'abc' });
  expect(remembered('a', 'bc')).toBe(remembered('a', 'bc'));
  expect(remembered('ab', 'c')).not.toBe(remembered('a', 'bc'));
  expect(compute).toHaveBeenCalledTimes(2);
});

test('what throws is tried again', () => {
  const compute = jest.fn((text: string) => {
    if (compute.mock.calls.length === 1) throw new Error(text);
    return text;
  });
  const remembered = memoize(compute);
  expect(() => remembered('a')).toThrow('a');
  expect(remembered('a')).toBe('a');
});
