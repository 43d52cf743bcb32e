import { useFormatter } from 'next-intl';
import { useMonth } from '@/components/texts/use-day';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { caseDays, caseMonth, dayMarks } from '@/content/samples/visa-case';
import { weekdayOf, weekdays } from '@/lib/dates/calendar-days';
import { noonOfWeekday } from '@/lib/dates/manila-time';
import { classNames } from '@/lib/markup/class-names';
import { keysOf } from '@/lib/objects/entries-of';
import { DayMarkSign, dayMarkClasses } from './day-mark';

/** The column in which the first day of the month stands; weeks begin on Monday. */
const firstColumns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];

/** The dated steps of the case as a calendar, hidden from screen readers, which get the list of steps. */
export function CaseCalendar({ marks }: { marks: PageTexts<'visa'>['sample']['steps']['marks'] }) {
  const format = useFormatter();
  const writeMonth = useMonth();
  return (
    <div aria-hidden="true" className="max-w-sm">
      <p className="font-display font-semibold text-heading">{writeMonth(caseMonth)}</p>
      <div className="mt-2 grid grid-cols-7 gap-1 border-ink border-t pt-2 text-center text-sm tabular-figures">
        {weekdays.map((day) => (
          <span key={day} className="text-muted">
            {format.dateTime(noonOfWeekday(day), { weekday: 'narrow' })}
          </span>
        ))}
        {caseDays().map(({ day, mark }, index) => (
          <span
            key={day}
            className={classNames(
              'grid h-9 place-items-center',
              index === 0 && firstColumns[weekdayOf(`${caseMonth}-01`) - 1],
              mark === undefined ? 'text-muted' : `font-semibold ${dayMarkClasses[mark]}`,
            )}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {keysOf(dayMarks).map((mark) => (
          <li key={mark} className="flex gap-2">
            <DayMarkSign mark={mark} />
            {marks[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
}
