import { calendarYear } from '@/content/filing-calendar';

/** The title of a list to fill in: that of the register names its year. */
export function downloadTitle(title: string): string {
  return title.replace('{year}', String(calendarYear));
}
