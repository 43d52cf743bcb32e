import type { Locale } from '@/i18n/locales';
import type { FilingTexts } from '@/i18n/write-filing';
import type { calendarId, FilingDays } from '@/lib/calculators/filing-calendar';

/** What the filing calendar needs in the browser, where there are neither messages nor facts. */
export type CalendarData = {
  id: typeof calendarId;
  locale: Locale;
  year: number;
  days: FilingDays;
  holidays: readonly string[];
  /** The rules that have to be confirmed, by the names of their facts. */
  unconfirmed: readonly string[];
  texts: Omit<FilingTexts, 'title' | 'intro' | 'notes' | 'files' | 'event'> & { subscribe: string };
  /** Where the calendar files of the language are: `https://www.example.com`, `/ja/calendars/`. */
  origin: string;
  folder: string;
};
