import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { openingHours } from '@/content/opening-hours';
import { locales } from '@/i18n/locales';
import { noonOfWeekday, timeOfAnyDay, weekdays } from '@/lib/dates/manila-time';
import { classNames } from '@/lib/markup/class-names';
import { entriesOf } from '@/lib/objects/entries-of';

const axisTimes = ['00:00', '06:00', '12:00', '18:00'];

/** Hours of the day as a number: `09:30` → 9.5. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** The hours of the office on a day; undefined where it is closed. */
function officeHours(day: number): { from: number; to: number } | undefined {
  const entry = openingHours.find(({ days }) => days.first <= day && day <= days.last);
  return entry?.open ? { from: hourOf(entry.open.from), to: hourOf(entry.open.to) } : undefined;
}

const colors = { office: 'fill-coral', remote: 'fill-primary' } as const;

/** A week in hours: when the office is open, and remote support, which takes messages at any time. */
export function WeekChart({ legend }: { legend: PageTexts<'contact'>['support']['legend'] }) {
  const format = useFormatter();
  const t = useTranslations('common.hours');
  const hourCycle = locales[useLocale()].clock;
  return (
    // Hidden from screen readers: the text beside it and the business hours below have the same content.
    <figure aria-hidden="true" className="max-w-2xl">
      <div className="grid gap-2.5">
        {weekdays.map((day) => {
          const open = officeHours(day);
          return (
            <div key={day} className="grid grid-cols-[2.75rem_1fr] items-center text-sm">
              <span className="text-muted">
                {format.dateTime(noonOfWeekday(day), { weekday: 'short' })}
              </span>
              <svg
                viewBox="0 0 24 1"
                preserveAspectRatio="none"
                className="h-7 w-full"
                aria-hidden="true"
              >
                <rect y="0.56" width="24" height="0.44" className={colors.remote} />
                {open ? (
                  <rect
                    x={open.from}
                    width={open.to - open.from}
                    height="0.5"
                    className={colors.office}
                  />
                ) : null}
              </svg>
            </div>
          );
        })}
        <div className="grid grid-cols-[2.75rem_repeat(4,1fr)] text-muted text-sm tabular-figures">
          <span />
          {axisTimes.map((time, index) => (
            <span key={time} className={classNames(index > 0 && '-ml-3')}>
              {format.dateTime(timeOfAnyDay(time), { hour: 'numeric', hourCycle })}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {entriesOf(colors).map(([kind, color]) => (
            <li key={kind} className="flex items-center gap-2">
              <svg viewBox="0 0 2 1" className="h-3 w-6 shrink-0" aria-hidden="true">
                <rect width="2" height="1" className={color} />
              </svg>
              {legend[kind]}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-muted text-sm">{t('zone')}</p>
      </figcaption>
    </figure>
  );
}
