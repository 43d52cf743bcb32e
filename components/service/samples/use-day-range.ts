import { useFormatter, useLocale } from 'next-intl';
import { shortDateStyle } from '@/components/texts/use-day';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { rangeSpaces } from '@/lib/text/range-spaces';
import { typeset } from '@/lib/text/typeset';

/** Writes the first and the last day of a period: `September 16 – 30, 2026`, on one line where it fits. */
export function useDayRange() {
  const format = useFormatter();
  const locale = useLocale();
  return ({ from, to }: { from: string; to: string }, length: 'long' | 'short'): string => {
    const days = [noonInManila(from), noonInManila(to)] as const;
    const dateStyle = length === 'long' ? 'long' : shortDateStyle(locale);
    return typeset(rangeSpaces(format.dateTimeRange(...days, { dateStyle })), 'text');
  };
}
