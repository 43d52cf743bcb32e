import { useLocale, useMessages } from 'next-intl';
import { unbroken } from '@/components/ui/unbroken';
import { calendarYear, filingDays, holidayDays, unconfirmedRules } from '@/content/filing-calendar';
import { site } from '@/content/site';
import { toolName } from '@/i18n/tool-name';
import { writeProfile } from '@/i18n/write-filing';
import {
  calendarFileName,
  calendarId,
  defaultProfile,
  filingProfiles,
  profileName,
} from '@/lib/calculators/filing-calendar';
import { calendarFolder } from '@/seo/calendars/calendar-path';
import { CalculatorFrame } from './calculator-frame';
import type { CalendarData } from './calendar-data';
import { CalendarView } from './calendar-view';

/** The filing calendar: the table of one profile, the calendar files of all, and what the days rest on. */
export function FilingCalendar() {
  const locale = useLocale();
  const { calculators } = useMessages();
  const texts = calculators.calendar;
  const { title: _title, intro, notes, files, event: _event, ...shown } = texts;
  const folder = calendarFolder(locale);
  const data: CalendarData = {
    id: calendarId,
    locale,
    year: calendarYear,
    days: filingDays,
    holidays: holidayDays,
    unconfirmed: unconfirmedRules,
    texts: { ...shown, subscribe: files.chosen },
    origin: site.origin,
    folder,
  };
  return (
    <CalculatorFrame
      data={data}
      title={toolName(calendarId, calculators)}
      intro={intro}
      view={<CalendarView data={data} profile={defaultProfile} />}
    >
      <ul className="mt-6 grid max-w-measure list-disc gap-1.5 pl-5 text-muted text-sm marker:text-primary">
        {notes.map((note) => (
          <li key={note}>{unbroken(note)}</li>
        ))}
      </ul>
      <p className="mt-6 font-display font-semibold text-heading">{files.title}</p>
      <p className="mt-2 max-w-measure">{unbroken(files.text)}</p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {filingProfiles.map((profile) => (
          <li key={profileName(profile)}>
            <a
              href={folder + calendarFileName(profile, calendarYear)}
              className="inline-block py-1 text-primary underline underline-offset-4"
            >
              {writeProfile(profile, texts)}
            </a>
          </li>
        ))}
      </ul>
    </CalculatorFrame>
  );
}
