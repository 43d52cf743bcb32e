import { locales } from '@/i18n/locales';
import { writeNumber } from '@/i18n/write-number';
import type { Quantity } from '@/lib/calculators/calculator';
import { noonInManila } from '@/lib/dates/manila-time';
import type { CalculatorData } from './calculator-data';

/** Writes a quantity in the language of a calculator: `− PHP 20,000.00`, `5%`, `January 15, 2027`. */
export function writeQuantity(
  quantity: Quantity,
  { locale, moneyPattern }: Pick<CalculatorData, 'locale' | 'moneyPattern'>,
): string {
  switch (quantity.kind) {
    case 'money': {
      const amount = writeNumber(locale, Math.abs(quantity.value), {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: 'always',
      });
      const written = moneyPattern.replace('{amount}', amount);
      return quantity.value < 0 ? `−\u00a0${written}` : written;
    }
    case 'percent':
      return writeNumber(locale, quantity.value / 100, {
        style: 'percent',
        maximumFractionDigits: 2,
      });
    case 'count':
      return writeNumber(locale, quantity.value, { maximumFractionDigits: 2 });
    case 'day':
      return new Intl.DateTimeFormat(locales[locale].lang, {
        dateStyle: 'long',
        timeZone: 'Asia/Manila',
      }).format(noonInManila(quantity.value));
  }
}
