/** A day and a time (`09:00`) in Manila, without summer time, by RFC 3339: `2026-11-21T09:00:00+08:00`. */
export function manilaStamp(day: string, wall: string): string {
  return `${day}T${wall}:00+08:00`;
}

/** A day (`2026-11-21`) as an instant to be formatted: at noon, so that no time zone turns it into another day. */
export function noonInManila(day: string): Date {
  return new Date(manilaStamp(day, '12:00'));
}

const dayInManila = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' });

/** Today in Manila, where the firm is: `2026-01-31`. */
export function todayInManila(): string {
  return dayInManila.format(new Date());
}

/** The days of a week as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Noon in Manila of a day of some week, to name the day by. @param weekday as in ISO 8601 */
export function noonOfWeekday(weekday: number): Date {
  // This month began with a Monday.
  return noonInManila(`2024-01-0${weekday}`);
}

/** A time of day in Manila (`09:00`) as an instant to be formatted. */
export function timeOfAnyDay(wall: string): Date {
  return new Date(manilaStamp('2024-01-01', wall));
}

/** The day of the week as in ISO 8601: `2026-11-21` → 6. */
export function weekdayOf(day: string): number {
  // UTC counts from 0 for Sunday.
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** A day so many days after another: `2026-12-31` and 1 → `2027-01-01`. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
