import { daysAfter } from '@/lib/dates/calendar-days';
import { centavos, day, defineCalculator, money, monthsPerYear } from './calculator';

/** Final pay of an employee who leaves, and the day by which it is due (Labor Advisory 06-20). */
export const finalPay = defineCalculator({
  fields: {
    lastDay: { kind: 'day', min: '2026-01-01', max: '2030-12-31', example: '2027-03-31' },
    monthlyPay: { kind: 'money', max: 2_000_000, example: 30_000 },
    week: { kind: 'choice', options: ['five', 'six', 'every'], example: 'five' },
    wages: { kind: 'money', max: 10_000_000, example: 15_000 },
    earned: { kind: 'money', max: 24_000_000, example: 90_000 },
    leaveDays: { kind: 'count', min: 0, max: 366, step: 0.5, example: 5 },
    owed: { kind: 'money', max: 10_000_000, example: 0 },
  },
  rates: ['finalPayTime', 'paidDaysFiveDayWeek', 'paidDaysSixDayWeek', 'paidDaysEveryDay'],
  answers: ['due', 'nothing', 'owes'],
  lines: ['wages', 'thirteenth', 'leave', 'owed', 'total', 'dailyRate', 'due'],
  compute: ({ lastDay, monthlyPay, week, wages, earned, leaveDays, owed }, rates) => {
    const paidDays = {
      five: rates.paidDaysFiveDayWeek,
      six: rates.paidDaysSixDayWeek,
      every: rates.paidDaysEveryDay,
    }[week];
    const thirteenth = centavos(earned / monthsPerYear);
    const dailyRate = centavos((monthlyPay * monthsPerYear) / paidDays);
    const leave = centavos(dailyRate * leaveDays);
    const total = centavos(wages + thirteenth + leave - owed);
    const due = daysAfter(lastDay, rates.finalPayTime);
    return {
      answer: total < 0 ? 'owes' : total === 0 ? 'nothing' : 'due',
      values: {
        ...(total === 0 ? {} : { amount: money(Math.abs(total)) }),
        ...(total > 0 ? { due: day(due) } : {}),
      },
      lines: [
        { key: 'wages', value: money(wages) },
        { key: 'thirteenth', value: money(thirteenth) },
        { key: 'leave', value: money(leave) },
        { key: 'owed', value: money(-owed) },
        { key: 'total', value: money(total), isTotal: true },
        { key: 'dailyRate', value: money(dailyRate) },
        { key: 'due', value: day(due) },
      ],
    };
  },
});
