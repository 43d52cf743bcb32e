/** @jest-environment node */
import { ratesInForce as rates } from '@/content/facts/contributions';
import { centavos } from './calculator';
import { contributionsOf, sssCreditOf } from './contributions';

test.each([
  // sssCredit, sssEmployee, sssEmployeeFund, sssEmployer, sssEmployerFund, sssEc, philHealthEach, pagIbigEach,
  // employeeContributions, employerContributions.
  // The table of the article on payroll: RA 11199 s. 4(a)(9), RA 11223 s. 10, HDMF Circular 460.
  [15_000, [15_000, 750, 0, 1_500, 0, 30, 375, 200, 1_325, 2_105]],
  [30_000, [30_000, 1_500, 500, 3_000, 1_000, 30, 750, 200, 2_450, 3_980]],
  [100_000, [35_000, 1_750, 750, 3_500, 1_500, 30, 2_500, 200, 4_450, 6_230]],
  // By hand: below the floor of PhilHealth, and the premium for employees' compensation of low credits.
  [6_000, [6_000, 300, 0, 600, 0, 10, 250, 120, 670, 980]],
  [9_999.99, [10_000, 500, 0, 1_000, 0, 10, 250, 200, 950, 1_460]],
  [14_749.99, [14_500, 725, 0, 1_450, 0, 10, 368.75, 200, 1_293.75, 2_028.75]],
  [14_750, [15_000, 750, 0, 1_500, 0, 30, 368.75, 200, 1_318.75, 2_098.75]],
  // By hand: the first credit with a part for the provident fund.
  [20_250, [20_500, 1_025, 25, 2_050, 50, 30, 506.25, 200, 1_731.25, 2_786.25]],
  // By hand: half of 5 % is 308.6425, not half of 617.29.
  [12_345.7, [12_500, 625, 0, 1_250, 0, 10, 308.64, 200, 1_133.64, 1_768.64]],
  [250_000, [35_000, 1_750, 750, 3_500, 1_500, 30, 2_500, 200, 4_450, 6_230]],
])('the contributions of a monthly pay of %s', (pay, expected) => {
  expect(Object.values(contributionsOf(pay, rates))).toEqual(expected);
});

test.each([
  // SSS Circular 2024-006: the first range ends at 5,249.99, the last one begins at 34,750.
  [2_000, 5_000],
  [5_249.99, 5_000],
  [5_250, 5_500],
  [14_749.99, 14_500],
  [14_750, 15_000],
  [15_249.99, 15_000],
  [15_250, 15_500],
  // The sample pay run.
  [17_400, 17_500],
  [19_965, 20_000],
  [34_749.99, 34_500],
  [34_750, 35_000],
  [90_000, 35_000],
])('the SSS table counts a pay of %s as a credit of %s', (pay, credit) => {
  expect(sssCreditOf(pay, rates)).toBe(credit);
});

test('each range of the SSS table begins half a step below its credit', () => {
  for (let credit = 5_500; credit <= 35_000; credit += 500) {
    expect(sssCreditOf(credit - 250.01, rates)).toBe(credit - 500);
    expect(sssCreditOf(credit - 250, rates)).toBe(credit);
    expect(sssCreditOf(credit, rates)).toBe(credit);
    expect(sssCreditOf(credit + 249.99, rates)).toBe(credit);
  }
});

test('overtime raises the SSS credit alone', () => {
  const { sssEmployee, philHealthEach } = contributionsOf(
    19_140,
    rates,
    sssCreditOf(19_965, rates),
  );
  expect([sssEmployee, philHealthEach]).toEqual([1_000, 478.5]);
});

test('no contribution falls as pay rises, and all but those by steps rise evenly', () => {
  for (let pay = 2_000; pay < 120_000; pay += 333.33) {
    const now = contributionsOf(centavos(pay), rates);
    const next = contributionsOf(centavos(pay + 0.01), rates);
    for (const [name, amount] of Object.entries(now)) {
      const more = next[name as keyof typeof now] - amount;
      expect(more).toBeGreaterThanOrEqual(0);
      if (name === 'philHealthEach' || name === 'pagIbigEach') expect(more).toBeLessThan(0.011);
    }
    expect(now.sssEmployeeFund).toBeLessThan(now.sssEmployee);
    expect(now.employeeContributions).toBe(
      centavos(now.sssEmployee + now.philHealthEach + now.pagIbigEach),
    );
    expect(now.employerContributions).toBe(
      centavos(now.sssEmployer + now.sssEc + now.philHealthEach + now.pagIbigEach),
    );
  }
});

test.each([10_000, 100_000])('PhilHealth and Pag-IBIG have no jump at %s', (limit) => {
  const [below, at, above] = [limit - 0.01, limit, limit + 0.01].map((pay) => {
    const { philHealthEach, pagIbigEach } = contributionsOf(pay, rates);
    return [philHealthEach, pagIbigEach];
  });
  expect(below).toEqual(at);
  expect(above).toEqual(at);
});
