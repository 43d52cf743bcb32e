import { assessmentDates } from './assessment-dates';
import type { Calculator } from './calculator';
import { finalPay } from './final-pay';
import { takeHomePay } from './take-home-pay';
import { taxChoice } from './tax-choice';
import { thirteenthMonth } from './thirteenth-month';
import { vatThreshold } from './vat-threshold';
import { withholding } from './withholding';

/** All calculators, by the name that an address has: `#tool=thirteenthMonth`. */
export const calculators = {
  takeHomePay,
  thirteenthMonth,
  finalPay,
  taxChoice,
  vatThreshold,
  withholding,
  assessmentDates,
} as const satisfies Record<string, Calculator>;

export type CalculatorId = keyof typeof calculators;

/** Whether a name is that of a calculator. */
export function isCalculatorId(name: string): name is CalculatorId {
  return Object.hasOwn(calculators, name);
}
