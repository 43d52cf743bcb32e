import { ratesOf } from '@/content/calculators';
import { type Entries, exampleOf } from '@/lib/calculators/calculator';
import { type CalculatorId, calculators } from '@/lib/calculators/calculators';

/**
 * What a calculator answers by the rates in force, its lines by their keys.
 * @param changed entries that differ from the example
 */
export function outcomeOf(id: CalculatorId, changed: Entries = {}) {
  const calculator = calculators[id];
  const { answer, values, lines } = calculator.compute(
    { ...exampleOf(calculator), ...changed },
    ratesOf(id),
  );
  const figures = Object.fromEntries(lines.map(({ key, value }) => [key, value.value]));
  return {
    answer,
    values: Object.fromEntries(Object.entries(values).map(([name, each]) => [name, each?.value])),
    lines: figures,
    /** @throws Error where the answer has no such line, or its figure is a day */
    amount: (key: string): number => {
      const figure = figures[key];
      if (typeof figure !== 'number') throw new Error(`${id}: no amount in the line ${key}`);
      return figure;
    },
  };
}
