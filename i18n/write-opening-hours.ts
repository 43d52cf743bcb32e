import type { createFormatter } from 'next-intl';
import { openingHours } from '@/content/opening-hours';
import { noonOfWeekday, timeInManila } from '@/lib/dates/manila-time';
import { capitalized } from '@/lib/text/first-uses';
import { type Locale, locales } from './locales';

/** The messages of `common.hours`, filled in. */
type Words = {
  days: (values: { first: string; last: string }) => string;
  times: (values: { from: string; to: string }) => string;
  closed: () => string;
};

/** The business hours: `Monday to Friday`, `9:00 AM to 6:00 PM`. @param format of next-intl, for the time of Manila */
export function writeOpeningHours(
  locale: Locale,
  format: Pick<ReturnType<typeof createFormatter>, 'dateTime'>,
  words: Words,
): { days: string; hours: string }[] {
  const { clock: hourCycle, weekday: length = 'long' } = locales[locale];
  const weekday = (day: number) => format.dateTime(noonOfWeekday(day), { weekday: length });
  const writeTime = (time: string) =>
    format.dateTime(timeInManila(time), { hour: 'numeric', minute: '2-digit', hourCycle });
  return openingHours.map(({ days, open }) => ({
    // They are labels, whatever a language does within a sentence.
    days: capitalized(
      days.first === days.last
        ? weekday(days.first)
        : words.days({ first: weekday(days.first), last: weekday(days.last) }),
    ),
    hours: capitalized(
      open === null
        ? words.closed()
        : words.times({ from: writeTime(open.from), to: writeTime(open.to) }),
    ),
  }));
}
