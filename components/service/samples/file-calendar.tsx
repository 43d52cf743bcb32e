import { useFormatter } from 'next-intl';
import { daysOfFile, fileMonth } from '@/content/samples/visa-file';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { classNames } from '@/lib/markup/class-names';
import { dayMarks } from './day-mark';

/** The column in which the first day of the month stands; weeks begin on Sunday. */
const firstColumns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];

/** Any week that begins on a Sunday, for the names of its days. */
const week = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-01-${day}`);

/** The dated steps of the file as a calendar sheet; the list of the steps says the same in words. */
export function FileCalendar() {
  const format = useFormatter();
  const weekday = new Date(`${fileMonth}-01T00:00:00Z`).getUTCDay();
  return (
    <div aria-hidden="true" className="max-w-sm">
      <p className="font-display font-semibold text-heading">
        {format.dateTime(noonInManila(`${fileMonth}-01`), { month: 'long', year: 'numeric' })}
      </p>
      <div className="mt-2 grid grid-cols-7 gap-1 border-ink border-t pt-2 text-center text-sm tabular-nums">
        {week.map((day) => (
          <span key={day} className="text-muted">
            {format.dateTime(noonInManila(day), { weekday: 'narrow' })}
          </span>
        ))}
        {daysOfFile().map(({ day, mark }, index) => (
          <span
            key={day}
            className={classNames(
              'grid h-9 place-items-center',
              index === 0 && firstColumns[weekday],
              mark === undefined ? 'text-muted' : `font-semibold ${dayMarks[mark]}`,
            )}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
