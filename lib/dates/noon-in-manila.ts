import { manilaTime } from './manila-time';

/**
 * A day as an instant to be formatted: noon in Manila, so that no time zone turns it into another day.
 *
 * @param day e.g. `2026-11-21`
 */
export function noonInManila(day: string): Date {
  return manilaTime(day, '12:00');
}
