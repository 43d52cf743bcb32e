import { centavos, percentOf } from './calculator';

/** The rates, floors and caps of contributions, by the names of their facts (content/facts/labour.ts). */
export const contributionRates = [
  'sssCreditMin',
  'sssCreditMax',
  'sssCreditStep',
  'sssFundCredit',
  'sssEmployeeRate',
  'sssEmployerRate',
  'sssEcPremium',
  'sssEcPremiumSmall',
  'sssEcCredit',
  'philHealthRate',
  'philHealthSalaryMin',
  'philHealthSalaryMax',
  'pagIbigRate',
  'pagIbigSalaryMax',
] as const;

export type ContributionRates = Readonly<Record<(typeof contributionRates)[number], number>>;

function within(amount: number, min: number, max: number): number {
  return Math.min(Math.max(amount, min), max);
}

/**
 * The monthly salary credit: the step of the SSS table nearest to the pay.
 * @param pay of the month, overtime included
 */
export function sssCreditOf(pay: number, rates: ContributionRates): number {
  const { sssCreditMin, sssCreditMax, sssCreditStep } = rates;
  return within(Math.round(pay / sssCreditStep) * sssCreditStep, sssCreditMin, sssCreditMax);
}

/**
 * The contributions of a month to the SSS, PhilHealth and Pag-IBIG, in pesos.
 * @param basicPay of the month, without overtime: PhilHealth and Pag-IBIG are counted from it; above PHP 1,500, up
 *   to which the employee pays Pag-IBIG less
 * @param sssCredit where the SSS counts more than basic pay
 */
export function contributionsOf(
  basicPay: number,
  rates: ContributionRates,
  sssCredit = sssCreditOf(basicPay, rates),
) {
  // The part of the credit whose contributions go to the provident fund.
  const fundCredit = Math.max(0, sssCredit - rates.sssFundCredit);
  const sssEmployee = percentOf(rates.sssEmployeeRate, sssCredit);
  const sssEmployer = percentOf(rates.sssEmployerRate, sssCredit);
  const sssEc = sssCredit < rates.sssEcCredit ? rates.sssEcPremiumSmall : rates.sssEcPremium;
  const philHealthPay = within(basicPay, rates.philHealthSalaryMin, rates.philHealthSalaryMax);
  // Employee and employer pay half each.
  const philHealth = percentOf(rates.philHealthRate / 2, philHealthPay);
  // The same from each side.
  const pagIbig = percentOf(rates.pagIbigRate, Math.min(basicPay, rates.pagIbigSalaryMax));
  return {
    sssCredit,
    sssEmployee,
    sssEmployeeFund: percentOf(rates.sssEmployeeRate, fundCredit),
    sssEmployer,
    sssEmployerFund: percentOf(rates.sssEmployerRate, fundCredit),
    sssEc,
    philHealthEach: philHealth,
    pagIbigEach: pagIbig,
    employeeContributions: centavos(sssEmployee + philHealth + pagIbig),
    employerContributions: centavos(sssEmployer + sssEc + philHealth + pagIbig),
  };
}
