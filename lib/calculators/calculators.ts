import { assessmentDates } from './assessment-dates';
import type { CalculatorDefinition } from './calculator';
import { distributor } from './distributor';
import { eInvoicing } from './e-invoicing';
import { finalPay } from './final-pay';
import { refusals } from './refusals';
import { takeHomePay } from './take-home-pay';
import { taxChoice } from './tax-choice';
import { thirteenthMonth } from './thirteenth-month';
import { vatThreshold } from './vat-threshold';
import { weeklyCash } from './weekly-cash';
import { withholding } from './withholding';

/** All calculators by id, which a URL hash names: `#tool=thirteenthMonth`. */
export const calculators = {
  takeHomePay,
  thirteenthMonth,
  finalPay,
  taxChoice,
  vatThreshold,
  withholding,
  assessmentDates,
  eInvoicing,
  refusals,
  distributor,
  weeklyCash,
} as const satisfies Record<string, CalculatorDefinition>;

export type CalculatorId = keyof typeof calculators;

/** Whether a name is that of a calculator. */
export function isCalculatorId(name: string): name is CalculatorId {
  return Object.hasOwn(calculators, name);
}
