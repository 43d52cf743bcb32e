import { type CalculatorId, calculators } from '@/lib/calculators/calculators';
import { factValue } from './facts';

/**
 * The rates that a calculator counts with, by the names of their facts.
 * @throws Error naming a fact that does not exist or is no number
 */
export function ratesOf(id: CalculatorId): Record<string, number> {
  return Object.fromEntries(
    calculators[id].rates.map((name) => {
      const value = factValue(name)?.value;
      if (typeof value !== 'number') throw new Error(`${id}: the fact ${name} is no number`);
      return [name, value];
    }),
  );
}
