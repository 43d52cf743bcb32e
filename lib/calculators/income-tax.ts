import { centavos } from './calculator';

/** The steps of the graduated tax of individuals, by the names of their facts (content/facts/tax.ts). */
export const incomeTaxRates = [
  'incomeTaxFree',
  'incomeTaxStep2To',
  'incomeTaxStep2Rate',
  'incomeTaxStep3Base',
  'incomeTaxStep3To',
  'incomeTaxStep3Rate',
  'incomeTaxStep4Base',
  'incomeTaxStep4To',
  'incomeTaxStep4Rate',
  'incomeTaxStep5Base',
  'incomeTaxStep5Rate',
  'incomeTaxTopFrom',
  'incomeTaxTopBase',
  'incomeTaxTopRate',
] as const;

export type IncomeTaxRates = Readonly<Record<(typeof incomeTaxRates)[number], number>>;

/**
 * The graduated income tax of a year on taxable income, in pesos (Tax Code s. 24(A)(2)(a), from 2023 on).
 * @param income a loss is taxed like nothing
 */
export function graduatedTax(income: number, rates: IncomeTaxRates): number {
  const steps = [
    { from: rates.incomeTaxTopFrom, base: rates.incomeTaxTopBase, rate: rates.incomeTaxTopRate },
    {
      from: rates.incomeTaxStep4To,
      base: rates.incomeTaxStep5Base,
      rate: rates.incomeTaxStep5Rate,
    },
    {
      from: rates.incomeTaxStep3To,
      base: rates.incomeTaxStep4Base,
      rate: rates.incomeTaxStep4Rate,
    },
    {
      from: rates.incomeTaxStep2To,
      base: rates.incomeTaxStep3Base,
      rate: rates.incomeTaxStep3Rate,
    },
    { from: rates.incomeTaxFree, base: 0, rate: rates.incomeTaxStep2Rate },
  ];
  const step = steps.find(({ from }) => income > from);
  return step === undefined ? 0 : centavos(step.base + ((income - step.from) * step.rate) / 100);
}
