import { centavos, defineCalculator, money, monthsPerYear } from './calculator';

/**
 * 13th month pay of an employee, leavers included: one twelfth of what was earned in a year (Presidential Decree 851);
 * and how much of it is free of tax (Tax Code s. 32(B)(7)(e)).
 */
export const thirteenthMonth = defineCalculator({
  fields: {
    monthlyPay: { kind: 'money', max: 2_000_000, example: 30_000 },
    months: { kind: 'count', min: 1, max: 12, step: 0.5, example: 8 },
    unpaid: { kind: 'money', max: 2_000_000, example: 0 },
    otherBenefits: { kind: 'money', max: 10_000_000, example: 0 },
  },
  rates: ['thirteenthMonthTaxFree'],
  answers: ['taxFree', 'partlyTaxed', 'nothing'],
  lines: ['earned', 'pay', 'benefits', 'free', 'taxed'],
  compute: ({ monthlyPay, months, unpaid, otherBenefits }, { thirteenthMonthTaxFree }) => {
    const earned = Math.max(0, centavos(monthlyPay * months - unpaid));
    const pay = centavos(earned / monthsPerYear);
    const benefits = centavos(pay + otherBenefits);
    const free = Math.min(benefits, thirteenthMonthTaxFree);
    const taxed = centavos(benefits - free);
    const answer = pay === 0 ? 'nothing' : taxed === 0 ? 'taxFree' : 'partlyTaxed';
    return {
      answer,
      values:
        answer === 'nothing'
          ? {}
          : { pay: money(pay), ...(answer === 'partlyTaxed' ? { taxed: money(taxed) } : {}) },
      lines: [
        { key: 'earned', value: money(earned) },
        { key: 'pay', value: money(pay), isTotal: true },
        { key: 'benefits', value: money(benefits) },
        { key: 'free', value: money(free) },
        { key: 'taxed', value: money(taxed), isTotal: true },
      ],
      bars: ['pay', 'free', 'taxed'],
    };
  },
});
