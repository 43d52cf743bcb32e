/** The days of a week as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

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
