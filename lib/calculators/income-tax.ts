import { centavos } from './calculator';

/**
 * The steps of the graduated tax of individuals, the highest first, by the names of their facts
 * (content/facts/tax.ts): tax of the income up to `from`, and the rate of what is above it.
 */
const steps = [
  { from: 'incomeTaxTopFrom', base: 'incomeTaxTopBase', rate: 'incomeTaxTopRate' },
  { from: 'incomeTaxStep4To', base: 'incomeTaxStep5Base', rate: 'incomeTaxStep5Rate' },
  { from: 'incomeTaxStep3To', base: 'incomeTaxStep4Base', rate: 'incomeTaxStep4Rate' },
  { from: 'incomeTaxStep2To', base: 'incomeTaxStep3Base', rate: 'incomeTaxStep3Rate' },
  { from: 'incomeTaxFree', base: undefined, rate: 'incomeTaxStep2Rate' },
] as const;

/** The names of all facts of the steps. */
export const incomeTaxRates = steps.flatMap(({ from, base, rate }) =>
  base === undefined ? [from, rate] : [from, base, rate],
);

export type IncomeTaxRates = Readonly<Record<(typeof incomeTaxRates)[number], number>>;

/**
 * The graduated income tax of a year on taxable income, in pesos (Tax Code s. 24(A)(2)(a), from 2023 on).
 * @param income a loss is taxed like nothing
 */
export function graduatedTax(income: number, rates: IncomeTaxRates): number {
  const step = steps.find(({ from }) => income > rates[from]);
  if (step === undefined) return 0;
  const base = step.base === undefined ? 0 : rates[step.base];
  return centavos(base + ((income - rates[step.from]) * rates[step.rate]) / 100);
}
