import { manilaTime } from './manila-time';

/**
 * A day as an instant to be formatted: noon in Manila, so that no time zone turns it into another day.
 *
 * @param day e.g. `2026-11-21`
 */
export function noonInManila(day: string): Date {
  return manilaTime(day, '12:00');
}

/** Today in Manila, where the firm is: `2026-01-31`. */
export function todayInManila(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format(new Date());
}
