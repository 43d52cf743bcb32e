/**
 * A time in Manila, which has no summer time, as an instant to be formatted.
 *
 * @param day e.g. `2026-11-21`
 * @param wall e.g. `09:00`
 */
export function manilaTime(day: string, wall: string): Date {
  return new Date(`${day}T${wall}:00+08:00`);
}
