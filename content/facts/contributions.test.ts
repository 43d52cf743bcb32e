/** @jest-environment node */
import { facts, isUnconfirmed, lawsOf } from '@/content/facts';
import { laws } from '@/content/laws';
import { formatFact } from '@/i18n/format-fact';
import { contributionFacts, contributionsOf, sssCreditOf } from './contributions';

test.each([
  // Worked by hand from the rates of 2026.
  [15_000, [15_000, 750, 0, 1_500, 0, 30, 375, 200, 1_325, 2_105]],
  [30_000, [30_000, 1_500, 500, 3_000, 1_000, 30, 750, 200, 2_450, 3_980]],
  [100_000, [35_000, 1_750, 750, 3_500, 1_500, 30, 2_500, 200, 4_450, 6_230]],
])('the contributions of a monthly pay of %s are those worked by hand', (pay, expected) => {
  expect(Object.values(contributionsOf(pay))).toEqual(expected);
});

test.each([
  [4_000, 5_000],
  [5_249.99, 5_000],
  [5_250, 5_500],
  [17_400, 17_500],
  [19_965, 20_000],
  [34_749.99, 34_500],
  [90_000, 35_000],
])('the SSS table counts a pay of %s as a credit of %s', (pay, credit) => {
  expect(sssCreditOf(pay)).toBe(credit);
});

test('pay below the floors and above the caps is counted as the floor and the cap', () => {
  expect(contributionsOf(6_000)).toMatchObject({ philHealthEach: 250, pagIbigEach: 120 });
  expect(contributionsOf(14_000)).toMatchObject({ sssEc: 10 });
  const { sssCredit: _, ...capped } = contributionsOf(250_000);
  expect(capped).toMatchObject({ sssEmployee: 1_750, philHealthEach: 2_500, pagIbigEach: 200 });
});

test('overtime raises the SSS credit alone', () => {
  const { sssEmployee, philHealthEach } = contributionsOf(19_140, sssCreditOf(19_965));
  expect([sssEmployee, philHealthEach]).toEqual([1_000, 478.5]);
});

test('each fact of a sample pay has its amount, the laws of its agency and their certainty', () => {
  const { basicPayAt30, sssEmployeeAt30, employerContributionsAt30 } = contributionFacts;
  expect(formatFact(basicPayAt30.value, 'en')).toBe('PHP 30,000');
  expect(formatFact(sssEmployeeAt30.value, 'en')).toBe('PHP 1,500');
  expect(sssEmployeeAt30).toMatchObject({
    laws: facts.sssEmployeeRate.laws,
    section: 's. 4(a)(9)',
  });
  expect(isUnconfirmed('sssEmployeeAt30')).toBe(false);
  // The fund, the EC premium and PhilHealth are known by copies of their issuances.
  expect(isUnconfirmed('sssEmployeeFundAt30')).toBe(true);
  expect(employerContributionsAt30).toMatchObject({ status: 'copies' });
  expect(lawsOf(['employerContributionsAt30'])).toEqual(
    expect.arrayContaining([laws.ra11199, laws.ra11223, laws.ra9679]),
  );
});
