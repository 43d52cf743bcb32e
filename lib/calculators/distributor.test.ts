/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';
import { centavos } from './calculator';

test.each([
  // Entries; answer; gain on a unit, result of the year, units at the break-even. The example of the post.
  ['the example', {}, 'below', 170, -612_000, 6_000],
  ['the example at the break-even', { units: 6_000 }, 'even', 170, 0, 6_000],
  ['the example with an employee', { staff: 510_000, units: 9_000 }, 'even', 170, 0, 9_000],
  // The lines of the post, in pesos.
  ['no units', { units: 0 }, 'noUnits', 170, -1_020_000, 6_000],
  ['1,500 units', { units: 1_500 }, 'below', 170, -765_000, 6_000],
  ['7,500 units', { units: 7_500 }, 'above', 170, 255_000, 6_000],
  ['10,500 units, an employee', { staff: 510_000, units: 10_500 }, 'above', 170, 255_000, 9_000],
  // By hand: 1,000 ÷ 0.30 = 3,333.3, and a third of a unit cannot be sold.
  ['centavos', { margin: 0.5, costs: 0.2, upkeep: 1_000, units: 3_334 }, 'above', 0.3, 0.2, 3_334],
  [
    'just below it',
    { margin: 0.5, costs: 0.2, upkeep: 1_000, units: 3_333 },
    'below',
    0.3,
    -0.1,
    3_334,
  ],
  // 0.30 × 3 in binary numbers is a little less than 0.90.
  ['a whole number of units', { margin: 0.3, costs: 0, upkeep: 0.9, units: 3 }, 'even', 0.3, 0, 3],
  // A centavo a unit would pay for a billion pesos after a hundred billion units; ten pesos, after a hundred million.
  [
    'out of reach',
    { margin: 0.01, costs: 0, upkeep: 1e9, units: 1e8 },
    'outOfReach',
    0.01,
    -999_000_000,
    1e11,
  ],
  ['just within reach', { margin: 10, costs: 0, upkeep: 1e9, units: 1e8 }, 'even', 10, 0, 1e8],
  ['no upkeep', { upkeep: 0, units: 10 }, 'above', 170, 1_700, 0],
] as const)('%s', (_, entries, answer, gain, result, from) => {
  const outcome = outcomeOf('distributor', entries);
  expect(outcome).toMatchObject({ answer, lines: { gain, result, from } });
  const compared = { from, units: outcome.amount('units'), difference: Math.abs(result) };
  const values: Record<string, object> = {
    even: { from },
    noUnits: { from, year: Math.abs(result) },
    outOfReach: { units: 1e8 },
  };
  expect(outcome.values).toEqual(values[answer] ?? compared);
});

test.each([
  ['as much', 350, 0],
  ['more', 400, -50],
])('an entity that keeps nothing of a unit never catches up: a unit costs %s', (_, costs, gain) => {
  const { answer, values, lines } = outcomeOf('distributor', { costs });
  expect([answer, values, lines.gain, lines.from]).toEqual(['never', {}, gain, undefined]);
});

test('each unit adds its gain, and the sign changes at the break-even', () => {
  let before = outcomeOf('distributor', { units: 0 }).amount('result');
  for (let units = 1; units <= 6_500; units += 1) {
    const { amount } = outcomeOf('distributor', { units });
    expect(centavos(amount('result') - before)).toBe(170);
    expect(amount('result') >= 0).toBe(units >= amount('from'));
    before = amount('result');
  }
});
