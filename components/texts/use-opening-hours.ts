import { useFormatter, useTranslations } from 'next-intl';
import { openingHours } from '@/content/opening-hours';

/** A week that begins on a Monday, as every week does; its days stand for the days of any week. */
const someWeek = (day: number) => `2024-01-${String(day).padStart(2, '0')}`;

/** The business hours as a language writes them: `Monday to Friday`, `9:00 AM to 6:00 PM`. */
export function useOpeningHours(): { days: string; hours: string }[] {
  const t = useTranslations('common.hours');
  const format = useFormatter();
  const weekday = (day: number) =>
    format.dateTime(new Date(`${someWeek(day)}T12:00:00+08:00`), { weekday: 'long' });
  const time = (wall: string) =>
    format.dateTime(new Date(`${someWeek(1)}T${wall}:00+08:00`), {
      hour: 'numeric',
      minute: '2-digit',
    });
  return openingHours.map(({ days, open }) => ({
    days:
      days.first === days.last
        ? weekday(days.first)
        : t('days', { first: weekday(days.first), last: weekday(days.last) }),
    hours: open === null ? t('closed') : t('times', { from: time(open.from), to: time(open.to) }),
  }));
}
