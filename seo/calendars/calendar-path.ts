import { calendarYear } from '@/content/filing-calendar';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { calendarFileName, type FilingProfile } from '@/lib/calculators/filing-calendar';

/** URL path of the folder with the calendar files of a language: `/calendars/`, `/ja/calendars/`. */
export function calendarFolder(locale: Locale): string {
  return localizedPath(locale, '/calendars/');
}

/** URL path of the calendar file of a profile: `/ja/calendars/2027-company-vat-employer.ics`. */
export function calendarPath(locale: Locale, profile: FilingProfile): string {
  return calendarFolder(locale) + calendarFileName(profile, calendarYear);
}
