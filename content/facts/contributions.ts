import { derivedFrom, sumOf } from './derived';
import { labourFacts as rules } from './labour';
import type { FactValue, FirmFact, RuleFact } from './types';

/**
 * Contributions to the SSS, PhilHealth and Pag-IBIG: what a month’s pay comes to by the rates, floors and caps of
 * `labour.ts`, and facts of it for three salaries, which texts show. Amounts are pesos.
 */

/** To the centavo: rates leave fractions that a sum must not collect. */
export function centavos(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** A rate of an amount, to the centavo. */
function share({ value: rate }: { value: { value: number } }, amount: number): number {
  return centavos((amount * rate.value) / 100);
}

function within(amount: number, min: number, max: number): number {
  return Math.min(Math.max(amount, min), max);
}

/**
 * The monthly salary credit: the step of the SSS table nearest to the pay.
 * @param pay of the month, overtime included
 */
export function sssCreditOf(pay: number): number {
  const { sssCreditMin: min, sssCreditMax: max, sssCreditStep: step } = rules;
  const credit = Math.round(pay / step.value.value) * step.value.value;
  return within(credit, min.value.value, max.value.value);
}

/**
 * The contributions of a month.
 * @param basicPay of the month, without overtime: PhilHealth and Pag-IBIG are counted from it
 * @param sssCredit where the SSS counts more than basic pay
 */
export function contributionsOf(basicPay: number, sssCredit = sssCreditOf(basicPay)) {
  const { sssEcPremium, sssEcPremiumSmall, sssEcCredit } = rules;
  const { philHealthSalaryMin: min, philHealthSalaryMax: max } = rules;
  // The part of the credit whose contributions go to the provident fund.
  const fundCredit = Math.max(0, sssCredit - rules.sssFundCredit.value.value);
  const sssEmployee = share(rules.sssEmployeeRate, sssCredit);
  const sssEmployer = share(rules.sssEmployerRate, sssCredit);
  const ec = sssCredit < sssEcCredit.value.value ? sssEcPremiumSmall : sssEcPremium;
  const sssEc = ec.value.value;
  const philHealthPay = within(basicPay, min.value.value, max.value.value);
  // Employee and employer pay half each.
  const philHealth = centavos(share(rules.philHealthRate, philHealthPay) / 2);
  // The same from each side.
  const pagIbig = share(rules.pagIbigRate, Math.min(basicPay, rules.pagIbigSalaryMax.value.value));
  return {
    sssCredit,
    sssEmployee,
    sssEmployeeFund: share(rules.sssEmployeeRate, fundCredit),
    sssEmployer,
    sssEmployerFund: share(rules.sssEmployerRate, fundCredit),
    sssEc,
    philHealthEach: philHealth,
    pagIbigEach: pagIbig,
    employeeContributions: centavos(sssEmployee + philHealth + pagIbig),
    employerContributions: centavos(sssEmployer + sssEc + philHealth + pagIbig),
  };
}

type Contribution = keyof ReturnType<typeof contributionsOf>;

function pesos(value: number): FactValue {
  return { kind: 'money', currency: 'PHP', value };
}

/** What a contribution is computed from. */
const factOf: Record<Contribution, (value: FactValue) => RuleFact> = {
  sssCredit: (value) =>
    derivedFrom(value, rules.sssCreditMin, rules.sssCreditMax, rules.sssCreditStep),
  sssEmployee: (value) => derivedFrom(value, rules.sssEmployeeRate),
  sssEmployeeFund: (value) => derivedFrom(value, rules.sssFundCredit, rules.sssEmployeeRate),
  sssEmployer: (value) => derivedFrom(value, rules.sssEmployerRate),
  sssEmployerFund: (value) => derivedFrom(value, rules.sssFundCredit, rules.sssEmployerRate),
  sssEc: (value) => derivedFrom(value, rules.sssEcPremium, rules.sssEcCredit),
  philHealthEach: (value) => derivedFrom(value, rules.philHealthRate, rules.philHealthSalaryMax),
  pagIbigEach: (value) => derivedFrom(value, rules.pagIbigRate, rules.pagIbigSalaryMax),
  employeeContributions: (value) =>
    sumOf(value, rules.sssEmployeeRate, rules.philHealthRate, rules.pagIbigRate),
  employerContributions: (value) =>
    sumOf(
      value,
      rules.sssEmployerRate,
      rules.philHealthRate,
      rules.pagIbigRate,
      rules.sssEcPremium,
    ),
};

/** Monthly basic pays for which contributions are shown, by their thousands. */
const samplePays = { 15: 15_000, 30: 30_000, 100: 100_000 } as const;

type Level = keyof typeof samplePays;

/** The pay and its contributions, by names that end in the level: `sssEcAt15`. */
function factsAt<At extends Level>(level: At) {
  const pay = samplePays[level];
  const contributions = Object.entries(contributionsOf(pay)).map(([name, amount]) => [
    `${name}At${level}`,
    factOf[name as Contribution](pesos(amount)),
  ]);
  // The pay is no rule of the state: it is an example of ours.
  const entries = [[`basicPayAt${level}`, { value: pesos(pay) }], ...contributions];
  // Object.fromEntries does not know the keys.
  return Object.fromEntries(entries) as Record<`basicPayAt${At}`, FirmFact> &
    Record<`${Contribution}At${At}`, RuleFact>;
}

export const contributionFacts = { ...factsAt(15), ...factsAt(30), ...factsAt(100) };
