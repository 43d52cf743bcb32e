import {
  type ContributionRates,
  contributionRates,
  contributionsOf,
} from '@/lib/calculators/contributions';
import { derivedFrom, sumFact } from './derived';
import { labourFacts as rules } from './labour';
import type { FactValue, FirmFact, RuleFact } from './types';

/**
 * Contributions to the SSS, PhilHealth and Pag-IBIG: what a month’s pay comes to by the rates, floors and caps of
 * `labour.ts`, and facts of it for three salaries, which texts show. Amounts are pesos.
 */

/** The rates, floors and caps in force. */
export const ratesInForce = Object.fromEntries(
  contributionRates.map((name) => [name, rules[name].value.value]),
  // Object.fromEntries does not know the keys.
) as ContributionRates;

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
    sumFact(value, rules.sssEmployeeRate, rules.philHealthRate, rules.pagIbigRate),
  employerContributions: (value) =>
    sumFact(
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
  const contributions = Object.entries(contributionsOf(pay, ratesInForce)).map(([name, amount]) => [
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
