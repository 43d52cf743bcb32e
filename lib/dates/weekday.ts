import { manilaTime } from './manila-time';
import { noonInManila } from './noon-in-manila';

/** The days of a week as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A day of a week that began on the first of its month: it stands for the days of any week. */
function dayOfSomeWeek(weekday: number): string {
  return `2024-01-0${weekday}`;
}

/**
 * Noon in Manila of a day of some week, to name the day by.
 * @param weekday as in ISO 8601
 */
export function noonOfWeekday(weekday: number): Date {
  return noonInManila(dayOfSomeWeek(weekday));
}

/**
 * A time in Manila on a day of no matter which date, to write the time by.
 * @param wall e.g. `09:00`
 */
export function timeOfAnyDay(wall: string): Date {
  return manilaTime(dayOfSomeWeek(1), wall);
}

/**
 * The day of the week of a day, as in ISO 8601.
 * @param day e.g. `2026-11-21` → 6
 */
export function weekdayOf(day: string): number {
  // UTC counts from 0 for Sunday.
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
