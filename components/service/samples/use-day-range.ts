import { useFormatter, useLocale } from 'next-intl';
import { shortDateStyle } from '@/components/texts/use-day';
import { locales } from '@/i18n/locales';
import { noonInManila } from '@/lib/dates/manila-time';
import { normalizeRangeSpaces } from '@/lib/text/range-spaces';
import { typeset } from '@/lib/text/typeset';

type DayRange = { from: string; to: string };

/** Format of the last day of a period: only the units in which it differs from the first day. */
function lastDayOptions({ from, to }: DayRange) {
  if (from.slice(0, 4) !== to.slice(0, 4)) return { dateStyle: 'long' } as const;
  if (from.slice(0, 7) !== to.slice(0, 7)) return { month: 'long', day: 'numeric' } as const;
  return { day: 'numeric' } as const;
}

/**
 * Writes the first and the last day of a period: `September 16 – 30, 2026`, on one line where it fits. For
 * Chinese and Japanese, Intl knows ranges in figures only: there it is `2026年9月16日～30日`, and
 * has one length.
 */
export function useDayRange() {
  const format = useFormatter();
  const locale = useLocale();
  const { script, rangeSign } = locales[locale];
  return (range: DayRange, length: 'long' | 'short'): string => {
    const [from, to] = [noonInManila(range.from), noonInManila(range.to)] as const;
    if (script === 'cjk') {
      const first = format.dateTime(from, { dateStyle: 'long' });
      const last = format.dateTime(to, lastDayOptions(range));
      return typeset(first + (rangeSign ?? '–') + last, 'text');
    }
    const dateStyle = length === 'long' ? 'long' : shortDateStyle(locale);
    const written = normalizeRangeSpaces(format.dateTimeRange(from, to, { dateStyle }));
    return typeset(rangeSign ? written.replace(/\s?–\s?/, rangeSign) : written, 'text');
  };
}
