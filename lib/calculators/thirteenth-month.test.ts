/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';
import { centavos } from './calculator';

/** Entries by their order. */
function outcome(monthlyPay: number, months: number, unpaid = 0, otherBenefits = 0) {
  return outcomeOf('thirteenthMonth', { monthlyPay, months, unpaid, otherBenefits });
}

test.each([
  // Entries; answer; earned, pay, free and taxed.
  ['the article on payroll', [30_000, 8], 'taxFree', [240_000, 20_000, 20_000, 0]],
  [
    'the leaver of the article on remote workforces',
    [26_100, 8],
    'taxFree',
    [208_800, 17_400, 17_400, 0],
  ],
  ['PD 851: a whole year', [30_000, 12], 'taxFree', [360_000, 30_000, 30_000, 0]],
  ['PD 851: one month is enough', [18_000, 1], 'taxFree', [18_000, 1_500, 1_500, 0]],
  ['by hand: rounded', [10_000, 1], 'taxFree', [10_000, 833.33, 833.33, 0]],
  ['by hand: half a month', [24_000, 6.5], 'taxFree', [156_000, 13_000, 13_000, 0]],
  ['by hand: unpaid days', [20_000, 12, 5_000], 'taxFree', [235_000, 19_583.33, 19_583.33, 0]],
  ['s. 32(B)(7)(e): the limit', [90_000, 12], 'taxFree', [1_080_000, 90_000, 90_000, 0]],
  [
    's. 32(B)(7)(e): just above',
    [90_000.12, 12],
    'partlyTaxed',
    [1_080_001.44, 90_000.12, 90_000, 0.12],
  ],
  ['s. 32(B)(7)(e): above', [120_000, 12], 'partlyTaxed', [1_440_000, 120_000, 90_000, 30_000]],
  [
    's. 32(B)(7)(e): other bonuses up to the limit',
    [30_000, 12, 0, 60_000],
    'taxFree',
    [360_000, 30_000, 90_000, 0],
  ],
  [
    's. 32(B)(7)(e): other bonuses above it',
    [30_000, 12, 0, 75_000],
    'partlyTaxed',
    [360_000, 30_000, 90_000, 15_000],
  ],
  ['by hand: no pay', [0, 12], 'nothing', [0, 0, 0, 0]],
  ['by hand: more unpaid than earned', [10_000, 1, 12_000], 'nothing', [0, 0, 0, 0]],
] as const)('%s: %j', (_, entries, answer, [earned, pay, free, taxed]) => {
  const [monthlyPay, months, unpaid = 0, otherBenefits = 0] = entries;
  expect(outcome(monthlyPay, months, unpaid, otherBenefits)).toMatchObject({
    answer,
    values: answer === 'nothing' ? {} : answer === 'taxFree' ? { pay } : { pay, taxed },
    lines: { earned, pay, benefits: pay + otherBenefits, free, taxed },
  });
});

test('the pay is linear in pay and months, and free and taxed parts add up', () => {
  for (let pay = 500; pay < 300_000; pay += 1_234.56) {
    const monthlyPay = centavos(pay);
    const year = outcome(monthlyPay, 12, 0, monthlyPay);
    expect(year.amount('pay')).toBe(monthlyPay);
    expect(outcome(2 * monthlyPay, 6).amount('pay')).toBe(monthlyPay);
    const parts = outcome(monthlyPay, 5).amount('pay') + outcome(monthlyPay, 7).amount('pay');
    expect(Math.abs(parts - monthlyPay)).toBeLessThan(0.011);
    expect(year.amount('free')).toBeLessThanOrEqual(90_000);
    expect(centavos(year.amount('free') + year.amount('taxed'))).toBe(year.amount('benefits'));
  }
});
