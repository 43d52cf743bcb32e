import { type Locale, locales } from '@/i18n/locales';
import { writeNumber } from '@/i18n/write-number';
import type { Line, Quantities, Quantity } from '@/lib/calculators/calculator';
import { noonInManila } from '@/lib/dates/manila-time';
import { fillTemplate } from '@/lib/messages/fill-template';
import { typeset } from '@/lib/text/typeset';
import type { CalculatorData } from './calculator-data';

const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** The format of a day, made once for a language: to make one takes longer than to write with it. */
function dayFormat(locale: Locale): Intl.DateTimeFormat {
  const format =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locales[locale].lang, { dateStyle: 'long', timeZone: 'Asia/Manila' });
  dayFormats.set(locale, format);
  return format;
}

/** What quantities and texts of a calculator are written with. */
type WritingData = Pick<CalculatorData, 'locale' | 'moneyPattern' | 'texts'>;

/** Writes a quantity in the language of a calculator: `− PHP 20,000.00`, `5%`, `January 15, 2027`. */
export function writeQuantity(
  quantity: Quantity,
  { locale, moneyPattern, texts }: WritingData,
): string {
  switch (quantity.kind) {
    case 'money': {
      const amount = writeNumber(locale, Math.abs(quantity.value), {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: 'always',
      });
      const written = moneyPattern.replace('{amount}', amount).replace(' ', '\u00a0');
      return quantity.value < 0 ? `−\u00a0${written}` : written;
    }
    case 'percent':
      return writeNumber(locale, quantity.value / 100, {
        style: 'percent',
        maximumFractionDigits: 2,
      });
    case 'count':
      return writeNumber(locale, quantity.value, { maximumFractionDigits: 2 });
    case 'word':
      return texts.words?.[quantity.value] ?? quantity.value;
    case 'day':
      return typeset(dayFormat(locale).format(noonInManila(quantity.value)), 'text', locale);
  }
}

/** Fills quantities into a text of a calculator. */
export function writeText(text: string, values: Quantities, data: WritingData): string {
  const written = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, writeQuantity(value, data)]],
  );
  return fillTemplate(text, Object.fromEntries(written));
}

/** The label of a line: `Paid out`, `Week 7`. */
export function writeLabel({ key, values = {} }: Line, data: WritingData): string {
  return writeText(data.texts.lines[key] ?? key, values, data);
}
