/**
 * A time in Manila, which has no summer time, as RFC 3339 writes it: `2026-11-21T09:00:00+08:00`.
 *
 * @param day e.g. `2026-11-21`
 * @param wall e.g. `09:00`
 */
export function manilaStamp(day: string, wall: string): string {
  return `${day}T${wall}:00+08:00`;
}

/**
 * A time in Manila as an instant to be formatted.
 *
 * @param day e.g. `2026-11-21`
 * @param wall e.g. `09:00`
 */
export function manilaTime(day: string, wall: string): Date {
  return new Date(manilaStamp(day, wall));
}
