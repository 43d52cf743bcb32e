import { unbrokenParts } from './unbroken';

/** The parts that stay on one line. */
function kept(text: string, kind: 'range' | 'heading'): string[] {
  const parts = unbrokenParts(text, kind);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.filter((part) => part.unbroken).map((part) => part.text);
}

test('ranges of numbers stay on one line, with their thousands', () => {
  expect(kept('It takes 3–5 days, then 4–8 weeks and USD 10,000–50,000.', 'range')).toEqual([
    '3–5',
    '4–8',
    '10,000–50,000',
  ]);
});

test('in running text a compound may break, in a heading it does not', () => {
  expect(kept('What a well-kept file gives you', 'range')).toEqual([]);
  expect(kept('What a well-kept file gives you', 'heading')).toEqual(['well-kept']);
  expect(kept('Long-term e-tax, in 2–4 weeks', 'heading')).toEqual(['Long-term', 'e-tax,', '2–4']);
});

test('a compound that could be wider than a phone may break at its hyphen', () => {
  expect(kept('Unternehmens-Buchhaltung, day-to-day', 'heading')).toEqual([]);
});

test('a text without either is one part', () => {
  expect(unbrokenParts('Tax Services', 'heading')).toEqual([
    { text: 'Tax Services', unbroken: false },
  ]);
});
