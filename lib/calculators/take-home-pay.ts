import { centavos, defineCalculator, money, monthsPerYear } from './calculator';
import { contributionRates, contributionsOf } from './contributions';
import { graduatedTax, incomeTaxRates } from './income-tax';

/**
 * What a monthly salary leaves to an employee, and what it costs the employer. The tax of a year of equal months is
 * spread over them (Tax Code s. 79); the 13th month pay is counted as a twelfth of a month's pay.
 */
export const takeHomePay = defineCalculator({
  // Of less pay the lowest contributions leave little or nothing, and Pag-IBIG takes less.
  fields: { monthlyPay: { kind: 'money', min: 2_000, max: 2_000_000, example: 30_000 } },
  rates: [...contributionRates, ...incomeTaxRates],
  answers: ['pay'],
  lines: [
    'monthlyPay',
    'sss',
    'philHealth',
    'pagIbig',
    'taxable',
    'tax',
    'net',
    'employerSss',
    'ec',
    'employerPhilHealth',
    'employerPagIbig',
    'thirteenth',
    'cost',
  ],
  compute: ({ monthlyPay }, rates) => {
    const contributions = contributionsOf(monthlyPay, rates);
    const { employeeContributions, employerContributions } = contributions;
    const taxable = Math.max(0, centavos(monthlyPay - employeeContributions));
    const tax = centavos(graduatedTax(taxable * monthsPerYear, rates) / monthsPerYear);
    const net = centavos(monthlyPay - employeeContributions - tax);
    const thirteenth = centavos(monthlyPay / monthsPerYear);
    const cost = centavos(monthlyPay + employerContributions + thirteenth);
    return {
      answer: 'pay',
      values: { net: money(net), cost: money(cost) },
      lines: [
        { key: 'monthlyPay', value: money(monthlyPay) },
        { key: 'sss', value: money(-contributions.sssEmployee) },
        { key: 'philHealth', value: money(-contributions.philHealthEach) },
        { key: 'pagIbig', value: money(-contributions.pagIbigEach) },
        { key: 'taxable', value: money(taxable), isTotal: true },
        { key: 'tax', value: money(-tax) },
        { key: 'net', value: money(net), isTotal: true },
        { key: 'employerSss', value: money(contributions.sssEmployer) },
        { key: 'ec', value: money(contributions.sssEc) },
        { key: 'employerPhilHealth', value: money(contributions.philHealthEach) },
        { key: 'employerPagIbig', value: money(contributions.pagIbigEach) },
        { key: 'thirteenth', value: money(thirteenth) },
        { key: 'cost', value: money(cost), isTotal: true },
      ],
      bars: ['net', 'cost'],
    };
  },
});
