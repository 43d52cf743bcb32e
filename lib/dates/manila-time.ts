/** A day and a time (`09:00`) in Manila, without summer time, by RFC 3339: `2026-11-21T09:00:00+08:00`. */
export function manilaStamp(day: string, wall: string): string {
  return `${day}T${wall}:00+08:00`;
}

/**
 * A time in Manila as an instant to be formatted.
 *
 * @param day e.g. `2026-11-21`
 * @param wall e.g. `09:00`
 */
function manilaTime(day: string, wall: string): Date {
  return new Date(manilaStamp(day, wall));
}

/** A day (`2026-11-21`) as an instant to be formatted: at noon, so that no time zone turns it into another day. */
export function noonInManila(day: string): Date {
  return manilaTime(day, '12:00');
}

/** Today in Manila, where the firm is: `2026-01-31`. */
export function todayInManila(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format(new Date());
}

/** The days of a week as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A day of a week that began on the first of its month: it stands for the days of any week. */
function dayOfSomeWeek(weekday: number): string {
  return `2024-01-0${weekday}`;
}

/** Noon in Manila of a day of some week, to name the day by. @param weekday as in ISO 8601 */
export function noonOfWeekday(weekday: number): Date {
  return noonInManila(dayOfSomeWeek(weekday));
}

/** A time of day in Manila (`09:00`) as an instant to be formatted. */
export function timeOfAnyDay(wall: string): Date {
  return manilaTime(dayOfSomeWeek(1), wall);
}

/** The day of the week as in ISO 8601: `2026-11-21` → 6. */
export function weekdayOf(day: string): number {
  // UTC counts from 0 for Sunday.
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
