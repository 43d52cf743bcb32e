/**
 * What a calculator is: the entries of a visitor, the rates of the law, and a pure function that answers from both.
 * Texts and formats are not its matter: an answer and each line of its working are named by a key.
 */

/** An amount in pesos, a count, a share in percent, a day such as `2027-01-15`, or a word by its key. */
export type Quantity =
  | { kind: 'money' | 'count' | 'percent'; value: number }
  | { kind: 'day' | 'word'; value: string };

/** What is filled into a text, by name. */
export type Quantities = Readonly<Record<string, Quantity | undefined>>;

/** A field for an entry: its kind, its limits, and the value of the example that a visitor sees first. */
export type FieldDefinition =
  | { kind: 'money'; min?: number; max: number; example: number }
  | { kind: 'count'; min: number; max: number; step?: number; example: number }
  | { kind: 'day'; min: string; max: string; example: string }
  | { kind: 'choice'; options: readonly string[]; example: string };

export type Fields = Readonly<Record<string, FieldDefinition>>;

/** The type of an entry by its field. */
type EntryOf<F extends FieldDefinition> = F extends {
  kind: 'choice';
  options: readonly (infer Option)[];
}
  ? Option
  : F extends { kind: 'day' }
    ? string
    : number;

/** Entries by the names of their fields. */
export type EntriesOf<F extends Fields> = { readonly [Name in keyof F]: EntryOf<F[Name]> };

/** Entries that have been compared with their fields. */
export type Entries = EntriesOf<Fields>;

/** A line of the working; a total is ruled off from the lines above it. */
export type Line<Key extends string = string> = {
  key: Key;
  value: Quantity;
  isTotal?: boolean;
  /** What is filled into its text, where several lines share one. */
  values?: Quantities;
  /** A smaller text below it, and what is filled into that. */
  detail?: { key: Key; values: Quantities };
};

/** What a calculator answers: a sentence and the working that leads to it. */
export type CalculatorResult<Answer extends string = string, Key extends string = string> = {
  /** The sentence that answers, and what is filled into it. */
  answer: Answer;
  values: Quantities;
  /** How the answer comes about, line by line. */
  lines: readonly Line<Key>[];
  /** Amounts to compare as bars, by the keys of lines; lines that share a key make a bar each. */
  bars?: readonly Key[];
};

type Definition<
  F extends Fields,
  Rate extends string,
  Answer extends string,
  Key extends string,
> = {
  fields: F;
  /** Names of the facts (content/facts/) that it counts with. */
  rates: readonly Rate[];
  /** Keys of all its answers, of its lines with their details, and of the words in them: each has a text. */
  answers: readonly Answer[];
  lines: readonly Key[];
  words?: readonly string[];
  compute: (
    entries: EntriesOf<F>,
    rates: Readonly<Record<Rate, number>>,
  ) => CalculatorResult<NoInfer<Answer>, NoInfer<Key>>;
};

/** The definition of a calculator, whatever its fields. */
export type CalculatorDefinition = Definition<Fields, string, string, string>;

/** Defines a calculator; its function gets entries and rates by their names. */
export function defineCalculator<
  const F extends Fields,
  const Rate extends string,
  const Answer extends string,
  const Key extends string,
>(definition: Definition<F, Rate, Answer, Key>): CalculatorDefinition {
  return {
    ...definition,
    compute: (entries, rates) =>
      // `parseEntry` has compared them with the fields, `ratesOf` (content/calculators.ts) has all rates.
      definition.compute(entries as EntriesOf<F>, rates as Record<Rate, number>),
  };
}

/** The entries of the example. */
export function exampleOf({ fields }: Pick<CalculatorDefinition, 'fields'>): Entries {
  return Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
}

/** A number as a visitor writes it: spaces and commas may group its digits. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(/[\s,]/g, ''));
}

/** Whether a text is a day of the calendar: `2027-02-28`, but not `2027-02-29`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Engines take a day after the end of a month for none, or for one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The difference between the numbers that a field for counts takes. */
export function stepOf({ step = 1 }: Extract<FieldDefinition, { kind: 'count' }>): number {
  return step;
}

/** The value of an entry as it was typed, amounts to the centavo; undefined where its field does not accept it. */
export function parseEntry(field: FieldDefinition, text: string): string | number | undefined {
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option === text);
    case 'day':
      return isDay(text) && text >= field.min && text <= field.max ? text : undefined;
    default: {
      const { min = 0, max } = field;
      const value = numberIn(text);
      if (!(value >= min && value <= max)) return undefined;
      if (field.kind === 'money') return centavos(value);
      // As an input for numbers, whose steps begin at its lowest value.
      return Number.isInteger((value - min) / stepOf(field)) ? value : undefined;
    }
  }
}

/** By it a year's pay and tax are divided. */
export const monthsPerYear = 12;

/** To the centavo, from half a centavo up: rates leave fractions that a sum must not collect. */
export function centavos(amount: number): number {
  // 1.005 is a little less in binary numbers: fifteen digits are what the entries and rates are good for.
  return Math.round(Number((amount * 100).toPrecision(15))) / 100;
}

/** A share of an amount, to the centavo. */
export function percentOf(rate: number, amount: number): number {
  return centavos((amount * rate) / 100);
}

/** An amount as a quantity; never the negative zero. */
export function money(value: number): Quantity {
  // A zero may be negative, as after a minus, and would be written so.
  return { kind: 'money', value: value === 0 ? 0 : value };
}

/** A number of things as a quantity. */
export function count(value: number): Quantity {
  return { kind: 'count', value };
}

/** A word, by its key, as a quantity. */
export function word(value: string): Quantity {
  return { kind: 'word', value };
}

/** A day, `2026-12-31`, as a quantity. */
export function day(value: string): Quantity {
  return { kind: 'day', value };
}
