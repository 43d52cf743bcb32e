import { filingWriters, writeForms, writeProfile } from '@/i18n/write-filing';
import {
  calendarFileName,
  type FilingProfile,
  filingCalendar,
  firstDay,
  profileFields,
  profileOf,
  taxesOf,
} from '@/lib/calculators/filing-calendar';
import { classNames } from '@/lib/markup/class-names';
import { fillTemplate } from '@/lib/messages/fill-template';
import { entriesOf } from '@/lib/objects/entries-of';
import { groupBy } from '@/lib/objects/group-by';
import { CalculatorField } from './calculator-field';
import type { CalendarData } from './calendar-data';
import { type FilingMonths, FilingYear, monthAnchor } from './filing-year';

type DeadlinesProps = { data: CalendarData; months: FilingMonths; labelledBy: string };

/** The deadlines month by month; what is due on several days stands at the first of them. */
function Deadlines({ data, months, labelledBy }: DeadlinesProps) {
  const { id, locale, texts, unconfirmed } = data;
  const { columns, filings, moved, check } = texts;
  const write = filingWriters(locale, texts);
  return (
    <table
      aria-labelledby={labelledBy}
      className={classNames(
        'mt-3 w-full border-collapse text-left [&_small]:block [&_small]:text-muted [&_small]:text-sm',
        '[&_td:last-child]:pr-0 [&_td]:border-hairline [&_td]:border-t [&_td]:py-1.5 [&_td]:pr-3 [&_td]:align-top',
        // On phones a filing is a small block below its day.
        'max-sm:[&_td:first-child]:pt-2 max-sm:[&_td:first-child]:font-semibold max-sm:[&_td:last-child]:pb-2 max-sm:[&_td:not(:first-child)]:border-0 max-sm:[&_td]:block max-sm:[&_td]:py-0 max-sm:[&_th]:block max-sm:[&_thead]:hidden',
      )}
    >
      <thead>
        <tr className="align-bottom text-muted text-sm [&_th]:pr-3 [&_th]:font-normal">
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.filing}</th>
          <th scope="col">{columns.form}</th>
        </tr>
      </thead>
      {months.map(([month, deadlines]) => (
        <tbody key={month}>
          <tr id={monthAnchor(id, month)}>
            <th
              scope="rowgroup"
              colSpan={3}
              className="border-t border-t-ink pt-4 pb-1 font-display font-semibold text-heading"
            >
              {write.month(month)}
            </th>
          </tr>
          {deadlines.map(({ filing, forms, ruleFact, period, from, nominal, due }) => (
            <tr key={`${filing} ${period}`}>
              <td>
                {from === undefined ? write.day(due) : write.days(from, due)}{' '}
                {due === nominal ? null : (
                  <small>{fillTemplate(moved, { day: write.day(nominal) })}</small>
                )}
              </td>
              <td>
                {filings[filing]} <small>{write.period(period)}</small>
                {unconfirmed.includes(ruleFact) ? <small>{check}</small> : null}
              </td>
              <td>{writeForms({ forms })}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type CalendarViewProps = {
  data: CalendarData;
  profile: FilingProfile;
  /** Without it, the calendar is that of one profile and cannot be changed. */
  onChoose?: (profile: FilingProfile) => void;
};

/** The filing calendar: who somebody is, and the deadlines that follow from it. */
export function CalendarView({ data, profile, onChoose }: CalendarViewProps) {
  const { texts, year, days, holidays, origin, folder } = data;
  const countId = `${data.id}-count`;
  const deadlines = filingCalendar(profile, year, days, holidays);
  const months = [...groupBy(deadlines, (deadline) => firstDay(deadline).slice(0, 7))];
  const fileUrl = `${folder}${calendarFileName(profile, year)}`;
  const options = {
    ...profileFields,
    tax: { ...profileFields.tax, options: taxesOf[profile.person] },
  };
  return (
    <>
      <div className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-3">
        {entriesOf(options).map(([name, field]) => (
          <CalculatorField
            key={name}
            id={`${data.id}-${name}`}
            field={field}
            texts={texts.fields[name]}
            typed={profile[name]}
            onType={onChoose && ((text) => onChoose(profileOf({ ...profile, [name]: text })))}
          />
        ))}
      </div>
      <p id={countId} aria-live="polite" className="mt-6 font-display font-semibold text-heading">
        {fillTemplate(texts.count, {
          count: String(deadlines.length),
          profile: writeProfile(profile, texts),
        })}
      </p>
      <p className="mt-2">
        {texts.subscribe}{' '}
        <a
          href={fileUrl}
          className="text-primary underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {origin + fileUrl}
        </a>
      </p>
      <FilingYear data={data} months={months} />
      <Deadlines data={data} months={months} labelledBy={countId} />
    </>
  );
}
