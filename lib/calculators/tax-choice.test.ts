/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';
import { centavos } from './calculator';

test.each([
  // Sales and expenses; answer; flat rate, after expenses, after the standard deduction, percentage tax, difference.
  ['the example', [1_200_000, 350_000], 'flat', [76_000, 151_000, 122_500, 36_000, 46_500]],
  ['s. 24(A)(2)', [1_000_000, 0], 'flat', [60_000, 182_500, 92_500, 30_000, 32_500]],
  // The table of the article on tax planning.
  ['article', [2_000_000, 800_000], 'flat', [140_000, 262_500, 262_500, 60_000, 122_500]],
  ['article', [2_000_000, 1_200_000], 'flat', [140_000, 162_500, 262_500, 60_000, 22_500]],
  ['article', [2_000_000, 1_400_000], 'expenses', [140_000, 122_500, 262_500, 60_000, 17_500]],
  ['article', [2_000_000, 1_600_000], 'expenses', [140_000, 82_500, 262_500, 60_000, 57_500]],
  ['by hand: all free', [250_000, 0], 'flat', [0, 7_500, 7_500, 7_500, 7_500]],
  ['by hand: just above', [250_100, 0], 'flat', [8, 7_518, 7_503, 7_503, 7_495]],
  ['by hand: standard', [410_000, 0], 'standard', [12_800, 36_800, 12_300, 12_300, 500]],
  ['by hand: a loss', [600_000, 900_000], 'expenses', [28_000, 18_000, 34_500, 18_000, 10_000]],
  [
    's. 109(CC): at the threshold',
    [3_000_000, 0],
    'flat',
    [220_000, 792_500, 442_500, 90_000, 222_500],
  ],
] as const)('%s: sales and expenses of %j', (_, [sales, expenses], answer, taxes) => {
  const [flat, afterExpenses, standard, percentage, difference] = taxes;
  expect(outcomeOf('taxChoice', { sales, expenses })).toMatchObject({
    answer,
    values: { tax: Math.min(flat, afterExpenses, standard), difference },
    lines: { flat, expenses: afterExpenses, standard, percentage, difference },
  });
});

test.each([
  // Flat rate: 8% of 150,000. Percentage tax: 3% of 400,000; 60% of it are below the tax-free 250,000.
  ['flat rate and standard deduction', [400_000, 0], [12_000, 34_500, 12_000]],
  // 250,000 and 246,000 are within the tax-free 250,000: percentage tax alone; the flat rate is 8% of 160,000.
  ['after expenses and the standard deduction', [410_000, 160_000], [12_800, 12_300, 12_300]],
  ['all three: nothing', [0, 0], [0, 0, 0]],
] as const)(
  'by hand: %s cost the same',
  (_, [sales, expenses], [flat, afterExpenses, standard]) => {
    expect(outcomeOf('taxChoice', { sales, expenses })).toMatchObject({
      answer: 'equal',
      values: { tax: Math.min(flat, afterExpenses, standard) },
      lines: { flat, expenses: afterExpenses, standard, difference: 0 },
    });
  },
);

test('s. 109(CC): above the threshold the flat rate is closed', () => {
  expect(outcomeOf('taxChoice', { sales: 3_000_000.01 })).toMatchObject({
    answer: 'vat',
    values: { threshold: 3_000_000 },
    lines: {},
  });
});

test('no way costs less than nothing, more sales never cost less, and the answer is the least', () => {
  const ways = ['flat', 'standard', 'expenses'] as const;
  for (const expenses of [0, 200_000, 1_500_000]) {
    let before = [0, 0, 0];
    for (let sales = 0; sales <= 3_000_000; sales += 12_345.67) {
      const { amount, answer, values } = outcomeOf('taxChoice', {
        sales: centavos(sales),
        expenses,
      });
      const taxes = ways.map(amount);
      taxes.forEach((tax, index) => {
        expect(tax).toBeGreaterThanOrEqual(before[index] ?? 0);
      });
      const [least = 0, second = 0] = taxes.toSorted((a, b) => a - b);
      if (least === second) {
        expect([answer, values]).toEqual(['equal', { tax: least }]);
      } else {
        expect(amount(answer)).toBe(least);
        expect(values).toEqual({ tax: least, difference: centavos(second - least) });
      }
      before = taxes;
    }
  }
});
