import { daysAfter } from '@/lib/dates/calendar-days';
import { centavos, count, day, defineCalculator, type Line, money } from './calculator';

const weeks = 13;
const daysOfWeek = 7;
const midMonth = 15;

/** Months in which the returns of a quarter are due: those after its end. */
const monthsAfterQuarters = [1, 4, 7, 10];

/**
 * The balance of a bank account at the end of each of thirteen weeks. What comes and goes weekly is the same in all;
 * payroll leaves on the 15th and on the last day of a month, rent on the 1st, taxes on their days as in the filing
 * calendar (Tax Code ss. 58(A), 79–81, 114(A), 128(A)), none moved for a weekend.
 */
export const weeklyCash = defineCalculator({
  fields: {
    start: { kind: 'day', min: '2026-01-01', max: '2030-12-31', example: '2027-01-04' },
    // An overdrawn account is below zero.
    opening: { kind: 'money', min: -1_000_000_000, max: 1_000_000_000, example: 180_000 },
    collections: { kind: 'money', max: 1_000_000_000, example: 95_000 },
    suppliers: { kind: 'money', max: 1_000_000_000, example: 30_000 },
    payroll: { kind: 'money', max: 1_000_000_000, example: 120_000 },
    rent: { kind: 'money', max: 1_000_000_000, example: 55_000 },
    wageTax: { kind: 'money', max: 1_000_000_000, example: 14_000 },
    withheld: { kind: 'money', max: 1_000_000_000, example: 6_000 },
    vat: { kind: 'money', max: 1_000_000_000, example: 95_000 },
    payment: { kind: 'money', max: 1_000_000_000, example: 40_000 },
    paymentWeek: { kind: 'count', min: 1, max: weeks, example: 5 },
    receipt: { kind: 'money', max: 1_000_000_000, example: 150_000 },
    receiptWeek: { kind: 'count', min: 1, max: weeks, example: 9 },
  },
  rates: ['withholdingDue', 'wageWithholdingDecemberDue', 'vatReturnDue'],
  answers: ['enough', 'short', 'shorter'],
  lines: ['opening', 'week', 'weekDetail', 'received', 'paid', 'closing'],
  compute: (entries, { withholdingDue, wageWithholdingDecemberDue, vatReturnDue }) => {
    /** What leaves the account on a day, beside what leaves it weekly. */
    const paidOn = (date: string): number => {
      const [, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
      const isLast = daysAfter(date, 1).endsWith('-01');
      const isAfterQuarter = monthsAfterQuarters.includes(month);
      const wageTaxDay = month === 1 ? wageWithholdingDecemberDue : withholdingDue;
      // The tax withheld in the last month of a quarter goes with the return of the quarter.
      const isWithheldDay = isAfterQuarter ? isLast : dayOfMonth === withholdingDue;
      return [
        dayOfMonth === midMonth || isLast ? entries.payroll : 0,
        dayOfMonth === 1 ? entries.rent : 0,
        // So many days after the end of the month before.
        dayOfMonth === wageTaxDay ? entries.wageTax : 0,
        isWithheldDay ? entries.withheld : 0,
        dayOfMonth === vatReturnDue && isAfterQuarter ? entries.vat : 0,
      ].reduce((sum, amount) => sum + amount, 0);
    };
    let balance = entries.opening;
    const all = Array.from({ length: weeks }, (_, index) => {
      const number = index + 1;
      const from = daysAfter(entries.start, index * daysOfWeek);
      const received = entries.collections + (entries.receiptWeek === number ? entries.receipt : 0);
      const paid =
        entries.suppliers +
        (entries.paymentWeek === number ? entries.payment : 0) +
        Array.from({ length: daysOfWeek }, (_, later) => paidOn(daysAfter(from, later))).reduce(
          (sum, amount) => sum + amount,
          0,
        );
      balance = centavos(balance + received - paid);
      return { number, from, received: centavos(received), paid: centavos(paid), balance };
    });
    const total = (of: 'received' | 'paid') =>
      centavos(all.reduce((sum, week) => sum + week[of], 0));
    const lowest = all.reduce((low, week) => (week.balance < low.balance ? week : low));
    const short = all.find((week) => week.balance < 0);
    const missing = (week: typeof lowest) => money(-week.balance);
    return {
      ...(short === undefined
        ? {
            answer: 'enough',
            values: { week: count(lowest.number), balance: money(lowest.balance) },
          }
        : short === lowest
          ? { answer: 'short', values: { week: count(short.number), missing: missing(short) } }
          : {
              answer: 'shorter',
              values: {
                week: count(short.number),
                missing: missing(short),
                lowest: count(lowest.number),
                most: missing(lowest),
              },
            }),
      lines: [
        { key: 'opening', value: money(entries.opening) },
        ...all.map(
          ({ number, from, received, paid, balance: value }): Line<'week' | 'weekDetail'> => ({
            key: 'week',
            value: money(value),
            values: { number: count(number) },
            detail: {
              key: 'weekDetail',
              values: { from: day(from), received: money(received), paid: money(paid) },
            },
          }),
        ),
        { key: 'received', value: money(total('received')) },
        { key: 'paid', value: money(-total('paid')) },
        { key: 'closing', value: money(balance), isTotal: true },
      ],
      bars: ['week'],
    };
  },
});
