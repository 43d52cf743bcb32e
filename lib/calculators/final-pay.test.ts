/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';
import { centavos } from './calculator';

/** An employee to whom nothing is due. */
const nothing = {
  monthlyPay: 0,
  week: 'five',
  wages: 0,
  earned: 0,
  leaveDays: 0,
  owed: 0,
} as const;

test.each([
  // Entries; 13th month pay, daily rate, leave, total.
  [
    'the article on remote workforces, without its contributions and refund',
    { monthlyPay: 26_100, wages: 13_050, earned: 208_800, leaveDays: 3, owed: 2_000 },
    [17_400, 1_200, 3_600, 32_050],
  ],
  [
    'the example',
    { monthlyPay: 30_000, wages: 15_000, earned: 90_000, leaveDays: 5 },
    [7_500, 1_379.31, 6_896.55, 29_396.55],
  ],
  [
    'DOLE handbook: 261 days, the minimum wage of Wage Order NCR-28',
    { monthlyPay: 16_421.25, leaveDays: 1 },
    [0, 755, 755, 755],
  ],
  [
    'DOLE handbook: 313 days, the same',
    { monthlyPay: 19_692.92, week: 'six', leaveDays: 1 },
    [0, 755, 755, 755],
  ],
  [
    'by hand: six days',
    { monthlyPay: 31_300, week: 'six', wages: 10_000, leaveDays: 2 },
    [0, 1_200, 2_400, 12_400],
  ],
  [
    'DOLE handbook: 365 days, the same',
    { monthlyPay: 22_964.58, week: 'every', leaveDays: 1 },
    [0, 755, 755, 755],
  ],
  ['by hand: half a day', { monthlyPay: 26_100, leaveDays: 0.5 }, [0, 1_200, 600, 600]],
  ['by hand: a manager', { monthlyPay: 150_000, wages: 75_000 }, [0, 6_896.55, 0, 75_000]],
  ['by hand: rounded', { earned: 100_000 }, [8_333.33, 0, 0, 8_333.33]],
])('%s', (_, entries, [thirteenth, dailyRate, leave, total]) => {
  expect(outcomeOf('finalPay', { ...nothing, ...entries })).toMatchObject({
    answer: 'due',
    values: { amount: total, due: '2027-04-30' },
    lines: { thirteenth, dailyRate, leave, total },
  });
});

test.each([
  ['owed as much', { wages: 4_000, earned: 12_000, owed: 5_000 }],
  ['nothing', {}],
])('by hand: %s, so that nothing is due', (_, entries) => {
  expect(outcomeOf('finalPay', { ...nothing, ...entries })).toMatchObject({
    answer: 'nothing',
    lines: { total: 0 },
  });
});

test('an employee who owes more than is due has the difference in the answer', () => {
  const entries = { ...nothing, wages: 5_000, earned: 12_000, owed: 10_000 };
  expect(outcomeOf('finalPay', entries)).toMatchObject({
    answer: 'owes',
    values: { amount: 4_000 },
    lines: { owed: -10_000, total: -4_000 },
  });
});

test.each([
  // Labor Advisory 06-20: thirty calendar days.
  ['2027-03-31', '2027-04-30'],
  ['2027-08-31', '2027-09-30'],
  ['2027-12-31', '2028-01-30'],
  ['2027-01-31', '2027-03-02'],
  ['2028-01-30', '2028-02-29'],
  ['2028-02-01', '2028-03-02'],
])('the final pay after %s is due by %s', (lastDay, due) => {
  expect(outcomeOf('finalPay', { lastDay })).toMatchObject({ values: { due }, lines: { due } });
});

test('the lines add up', () => {
  for (let owed = 0; owed < 60_000; owed += 1_111.11) {
    const entries = { monthlyPay: 30_000 + owed, leaveDays: owed % 7, owed: centavos(owed) };
    const { amount } = outcomeOf('finalPay', entries);
    const parts = ['wages', 'thirteenth', 'leave', 'owed'].map(amount);
    expect(amount('total')).toBe(centavos(parts.reduce((sum, part) => sum + part)));
  }
});
