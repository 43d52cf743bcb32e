/** @jest-environment node */
import { keysOf } from '@/lib/objects/entries-of';
import {
  balances,
  type MonthPair,
  profitAndLoss,
  reportMonths,
  thirteenthMonthAccrual,
} from './month-end';

const months = keysOf(reportMonths);

test.each(months)('profit of the %s month is income less goods and expenses', (month) => {
  const amount = (pair: MonthPair) => pair[month];
  const { sales, deliveryFees, costOfGoods, salaries, rent, utilities, repairs, depreciation } =
    profitAndLoss;
  const earned = amount(sales) + amount(deliveryFees);
  const spent = [costOfGoods, salaries, rent, utilities, repairs, depreciation].map(amount);
  expect(amount(profitAndLoss.totalIncome)).toBe(earned);
  expect(amount(profitAndLoss.profit)).toBe(earned - spent.reduce((sum, own) => sum + own, 0));
});

test('both sides of the balance check come to the same, with the profit of the month in it', () => {
  const { totalAssets, cash, receivables, stock, equipment } = balances.assets;
  const { totalLiabilitiesAndEquity, payables, taxesDue, thirteenthMonth, ...equity } =
    balances.liabilitiesAndEquity;
  const { capital, retainedEarnings, monthProfit } = equity;
  expect(totalAssets).toBe(cash + receivables + stock + equipment);
  const owed = payables + taxesDue + thirteenthMonth;
  expect(totalLiabilitiesAndEquity).toBe(owed + capital + retainedEarnings + monthProfit);
  expect(totalLiabilitiesAndEquity).toBe(totalAssets);
  expect(monthProfit).toBe(profitAndLoss.profit.current);
});

test('ten twelfths of the 13th month pay are set aside by the end of October', () => {
  expect(thirteenthMonthAccrual).toBe(14_700);
  expect(balances.liabilitiesAndEquity.thirteenthMonth).toBe(147_000);
  // 176,400 of basic salaries and 23,400 of employer shares besides.
  expect(profitAndLoss.salaries).toEqual({ current: 214_500, previous: 214_500 });
});

test('the figures are what the notes say of them', () => {
  const rise = ({ current, previous }: MonthPair) => current - previous;
  const { sales, grossProfit, profit, repairs, utilities } = profitAndLoss;
  expect(rise(sales)).toBeGreaterThan(0);
  // "Gross profit therefore rose much less than sales."
  expect(rise(grossProfit)).toBeGreaterThan(0);
  expect(rise(grossProfit)).toBeLessThan(rise(sales) / 4);
  // "A higher electricity bill"
  expect(rise(utilities)).toBeGreaterThan(0);
  // "Without this cost, profit would be slightly higher than last month."
  expect(repairs.previous).toBe(0);
  const without = profit.current + repairs.current;
  expect(without).toBeGreaterThan(profit.previous);
  expect(without).toBeLessThan(profit.previous * 1.05);
});
