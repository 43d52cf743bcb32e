import { useLocale } from 'next-intl';
import { writeNumber } from '@/i18n/write-number';

/** Writes numbers of a column, always grouped: Spanish, for one, does not group four digits in running text (5350). */
export function useColumnNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = useLocale();
  return (value, options) => writeNumber(locale, value, { useGrouping: 'always', ...options });
}

/** Writes the size of a file in kilobytes of 1000 bytes, to a tenth: `6.6 kB`. */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) =>
    writeNumber(locale, bytes / 1000, {
      style: 'unit',
      unit: 'kilobyte',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
}
