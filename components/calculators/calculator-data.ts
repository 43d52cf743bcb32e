import type { Messages } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import type { CalculatorId } from '@/lib/calculators/calculators';

/** The texts of a field; options by their names. */
export type FieldTexts = { label: string; hint?: string; options?: Record<string, string> };

/** The texts of a calculator; fields, answers and lines by their keys. */
type CalculatorTexts = {
  title: string;
  intro: string;
  fields: Readonly<Record<string, FieldTexts>>;
  answers: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, string>>;
  words?: Readonly<Record<string, string>>;
};

/** What a calculator needs in the browser, where there are neither messages nor facts. */
export type CalculatorData = {
  id: CalculatorId;
  locale: Locale;
  rates: Readonly<Record<string, number>>;
  texts: CalculatorTexts;
  labels: Messages['calculators']['labels'];
  /** How an amount in pesos is written: `PHP {amount}`. */
  moneyPattern: string;
};
