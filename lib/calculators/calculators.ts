import type { Calculator } from './calculator';
import { thirteenthMonth } from './thirteenth-month';

/** All calculators, by the name that an address has: `#tool=thirteenthMonth`. */
export const calculators = {
  thirteenthMonth,
} as const satisfies Record<string, Calculator>;

export type CalculatorId = keyof typeof calculators;

/** Whether a name is that of a calculator. */
export function isCalculatorId(name: string): name is CalculatorId {
  return Object.hasOwn(calculators, name);
}
