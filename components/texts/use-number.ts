import { useLocale } from 'next-intl';
import { writeNumber } from '@/i18n/write-number';

/** Writes numbers in the language of the page, as facts are written (`i18n/write-number.ts`). */
export function useNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = useLocale();
  return (value, options) => writeNumber(locale, value, options);
}
