/**
 * A day and a time of day (`09:00`) in Manila as a timestamp (RFC 3339): `2026-11-21T09:00:00+08:00`. The Philippines
 * have no summer time.
 */
export function manilaTimestamp(day: string, time: string): string {
  return `${day}T${time}:00+08:00`;
}

/** A day (`2026-11-21`) as an instant to be formatted: at noon, so that no time zone turns it into another day. */
export function noonInManila(day: string): Date {
  return new Date(manilaTimestamp(day, '12:00'));
}

const dayInManila = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' });

/** Today in Manila, where the firm is: `2026-01-31`. */
export function todayInManila(): string {
  return dayInManila.format(new Date());
}

/** An instant by which a weekday can be named: noon in Manila of such a day. @param weekday as in ISO 8601 */
export function noonOfWeekday(weekday: number): Date {
  // January 2024 began on a Monday.
  return noonInManila(`2024-01-0${weekday}`);
}

/** A time of day in Manila (`09:00`) as an instant to be formatted. */
export function timeInManila(time: string): Date {
  return new Date(manilaTimestamp('2024-01-01', time));
}
