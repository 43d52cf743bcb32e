/** @jest-environment node */
import { ratesOf } from '@/content/calculators';
import { keysOf } from '@/lib/objects/entries-of';
import {
  centavos,
  type Entries,
  exampleOf,
  type FieldDefinition,
  money,
  parseEntry,
  percentOf,
} from './calculator';
import { calculators, isCalculatorId } from './calculators';

const amount: FieldDefinition = { kind: 'money', min: 2_000, max: 1_000_000, example: 0 };
const anyAmount: FieldDefinition = { kind: 'money', max: 1_000_000, example: 0 };
const months: FieldDefinition = { kind: 'count', min: 1, max: 12, step: 0.5, example: 8 };
const wholeWeeks: FieldDefinition = { kind: 'count', min: 1, max: 13, example: 5 };
const balance: FieldDefinition = { kind: 'money', min: -1_000, max: 1_000, example: 0 };
const day: FieldDefinition = {
  kind: 'day',
  min: '2026-01-01',
  max: '2028-12-31',
  example: '2027-01-01',
};
const week: FieldDefinition = { kind: 'choice', options: ['five', 'six'], example: 'five' };

test.each<[FieldDefinition, string, string | number | undefined]>([
  [amount, '30000', 30_000],
  [amount, ' 30,000.50 ', 30_000.5],
  [amount, '30 000', 30_000],
  // To the centavo: what is shown has to add up.
  [amount, '2500.005', 2_500.01],
  [amount, '2000', 2_000],
  [amount, '1999.99', undefined],
  [amount, '1000000', 1_000_000],
  [amount, '1000000.01', undefined],
  [anyAmount, '0', 0],
  [anyAmount, '-1', undefined],
  [anyAmount, '', undefined],
  [anyAmount, ' ', undefined],
  [anyAmount, 'ten', undefined],
  [anyAmount, '1e99', undefined],
  [anyAmount, 'Infinity', undefined],
  [anyAmount, 'NaN', undefined],
  [months, '1', 1],
  [months, '6.5', 6.5],
  [months, '0.5', undefined],
  [months, '7.3', undefined],
  [wholeWeeks, '2', 2],
  [wholeWeeks, '2.5', undefined],
  [balance, '-999.99', -999.99],
  [balance, '-1000.01', undefined],
  [months, '12.5', undefined],
  [day, '2026-01-01', '2026-01-01'],
  [day, '2028-12-31', '2028-12-31'],
  [day, '2028-02-29', '2028-02-29'],
  [day, '2025-12-31', undefined],
  [day, '2029-01-01', undefined],
  [day, '2027-02-29', undefined],
  [day, '2027-13-01', undefined],
  [day, '2027-06-00', undefined],
  [day, '2027-6-1', undefined],
  [day, '', undefined],
  [week, 'six', 'six'],
  [week, 'Six', undefined],
  [week, 'toString', undefined],
  [week, '', undefined],
])('a field %j reads %j as %j', (field, text, value) => {
  expect(parseEntry(field, text)).toBe(value);
});

test('amounts are rounded half up, and no zero is negative', () => {
  expect([1.005, 1.004, 2.675, 0.615, 8_333.333].map(centavos)).toEqual([
    1.01, 1, 2.68, 0.62, 8_333.33,
  ]);
  expect(percentOf(15, 4.1)).toBe(0.62);
  expect(centavos(999_999_999.995)).toBe(1_000_000_000);
  expect(money(-0)).toEqual({ kind: 'money', value: 0 });
});

test('a name of an object is no calculator', () => {
  expect(['takeHomePay', 'toString', ''].map(isCalculatorId)).toEqual([true, false, false]);
});

/** The lowest value of a field, one within, and the highest; of a choice all. */
function valuesOf(field: FieldDefinition): readonly (string | number)[] {
  switch (field.kind) {
    case 'choice':
      return field.options;
    case 'day':
      return [field.min, field.example, field.max];
    default:
      return [field.min ?? 0, field.example, field.max];
  }
}

/** Entries with all combinations of the values of each field; of many fields, each value beside the example. */
function combinationsOf(fields: Readonly<Record<string, FieldDefinition>>): Entries[] {
  const example = exampleOf({ fields });
  if (Object.keys(fields).length > 8) {
    return Object.entries(fields).flatMap(([name, field]) =>
      valuesOf(field).map((value) => ({ ...example, [name]: value })),
    );
  }
  return Object.entries(fields).reduce<Entries[]>(
    (all, [name, field]) =>
      all.flatMap((entries) => valuesOf(field).map((value) => ({ ...entries, [name]: value }))),
    [{}],
  );
}

test.each(keysOf(calculators))('%s reads its own example, and answers all that it allows', (id) => {
  const calculator = calculators[id];
  const example = exampleOf(calculator);
  for (const [name, field] of Object.entries(calculator.fields)) {
    expect(parseEntry(field, String(example[name]))).toBe(example[name]);
  }
  const rates = ratesOf(id);
  const keys: readonly string[] = calculator.lines;
  for (const entries of combinationsOf(calculator.fields)) {
    const { answer, values, lines, bars = [] } = calculator.compute(entries, rates);
    expect(calculator.answers).toContain(answer);
    // In the order of the table, lines with one key together.
    const shown = [...new Set(lines.map(({ key }) => key))];
    expect(shown).toEqual(keys.filter((key) => shown.includes(key)));
    if (lines.length > 0) expect(shown).toEqual(expect.arrayContaining([...bars]));
    const quantities = lines.flatMap(({ value, detail }) => [
      value,
      ...Object.values(detail?.values ?? {}),
    ]);
    for (const quantity of [...Object.values(values), ...quantities]) {
      if (quantity?.kind === 'word') expect(calculator.words).toContain(quantity.value);
      if (quantity?.kind !== 'money') continue;
      expect(Object.is(quantity.value, -0)).toBe(false);
      expect(quantity.value).toBe(centavos(quantity.value));
    }
  }
});
