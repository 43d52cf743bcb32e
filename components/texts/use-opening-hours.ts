import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { openingHours } from '@/content/opening-hours';
import { locales } from '@/i18n/locales';
import { noonOfWeekday, timeOfAnyDay } from '@/lib/dates/weekday';
import { capitalized } from '@/lib/text/first-uses';

/** The business hours as a language writes them: `Monday to Friday`, `9:00 AM to 6:00 PM`. */
export function useOpeningHours(): { days: string; hours: string }[] {
  const t = useTranslations('common.hours');
  const format = useFormatter();
  const { clock: hourCycle, weekday: length = 'long' } = locales[useLocale()];
  const weekday = (day: number) => format.dateTime(noonOfWeekday(day), { weekday: length });
  const time = (wall: string) =>
    format.dateTime(timeOfAnyDay(wall), { hour: 'numeric', minute: '2-digit', hourCycle });
  return openingHours.map(({ days, open }) => ({
    // They stand as labels, whatever a language does within a sentence.
    days: capitalized(
      days.first === days.last
        ? weekday(days.first)
        : t('days', { first: weekday(days.first), last: weekday(days.last) }),
    ),
    hours: capitalized(
      open === null ? t('closed') : t('times', { from: time(open.from), to: time(open.to) }),
    ),
  }));
}
