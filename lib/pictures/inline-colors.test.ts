import { inlineColors } from './inline-colors';

const colors = { deep: '#0b3b3c' };

test('the name of a color becomes its value', () => {
  const svg = '<path fill="var(--color-deep)"/>';
  expect(inlineColors(svg, colors)).toBe('<path fill="#0b3b3c"/>');
});

test('a color that the theme does not have is named', () => {
  expect(() => inlineColors('<path fill="var(--color-teal)"/>', colors)).toThrow('--color-teal');
});
