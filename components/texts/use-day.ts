import { useFormatter, useLocale } from 'next-intl';
import { type Locale, locales } from '@/i18n/locales';
import { noonInManila } from '@/lib/dates/manila-time';
import { capitalized } from '@/lib/text/first-uses';

/**
 * Intl's style of a short date: `Sep 30, 2026`. In Chinese, Japanese and Korean the long style is as short, and
 * the medium one has digits only, which running text does not use.
 */
export function shortDateStyle(locale: Locale): 'long' | 'medium' {
  const { script, shortDate } = locales[locale];
  return shortDate ?? (script === 'cjk' ? 'long' : 'medium');
}

/** Writes a day of a known year with its weekday: `Mon, Sep 21`. */
export function useWeekday(): (day: string) => string {
  const format = useFormatter();
  const month = locales[useLocale()].shortDate ?? 'short';
  return (day) => format.dateTime(noonInManila(day), { weekday: 'short', month, day: 'numeric' });
}

/** Writes a day such as `2026-09-30`; `short` where there is little space. */
export function useDay(length: 'long' | 'short' = 'long'): (day: string) => string {
  const format = useFormatter();
  const locale = useLocale();
  const dateStyle = length === 'long' ? 'long' : shortDateStyle(locale);
  return (day) => format.dateTime(noonInManila(day), { dateStyle });
}

/** Writes a month such as `2026-09`, by itself as in a heading: `September 2026`, `Sep 2026`. */
export function useMonth(length: 'long' | 'short' = 'long'): (month: string) => string {
  const format = useFormatter();
  return (month) =>
    capitalized(format.dateTime(noonInManila(`${month}-01`), { month: length, year: 'numeric' }));
}
