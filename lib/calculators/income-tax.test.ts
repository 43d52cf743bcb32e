/** @jest-environment node */
import { ratesOf } from '@/content/calculators';
import { centavos } from './calculator';
import { graduatedTax, type IncomeTaxRates } from './income-tax';

// It has all steps of the table, and more.
const rates = ratesOf('takeHomePay') as IncomeTaxRates;

/** The ends of the brackets, and the highest rate. */
const ends = [250_000, 400_000, 800_000, 2_000_000, 8_000_000];
const topRate = 0.35;

test.each([
  // Tax Code s. 24(A)(2)(a), the schedule from 2023 on.
  [-5_000, 0],
  [0, 0],
  [250_000, 0],
  [250_000.1, 0.02],
  [250_100, 15],
  [400_000, 22_500],
  [400_100, 22_520],
  // Sales of a million less the standard deduction.
  [600_000, 62_500],
  [800_000, 102_500],
  [800_100, 102_525],
  [2_000_000, 402_500],
  [2_000_100, 402_530],
  [8_000_000, 2_202_500],
  [8_000_100, 2_202_535],
  [10_000_000, 2_902_500],
])('the tax on %s a year is %s', (income, tax) => {
  expect(graduatedTax(income, rates)).toBe(tax);
});

test('the tax has no jump at the end of a bracket', () => {
  for (const end of ends) {
    const at = graduatedTax(end, rates);
    expect(graduatedTax(end - 0.01, rates)).toBeGreaterThanOrEqual(at - 0.01);
    expect(graduatedTax(end + 0.01, rates)).toBeLessThanOrEqual(at + 0.01);
  }
});

test('the tax never falls, nor rises faster than by the highest rate', () => {
  let before = 0;
  const step = 1_237.89;
  for (let income = 0; income < 9_000_000; income += step) {
    const tax = graduatedTax(centavos(income), rates);
    expect(tax).toBeGreaterThanOrEqual(before);
    expect(tax - before).toBeLessThanOrEqual(step * topRate + 0.02);
    before = tax;
  }
});
