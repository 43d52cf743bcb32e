/** @jest-environment node */
import { daysAfter, weekdayOf, weekdays } from './calendar-days';

test('a date falls on its day of the week', () => {
  // A week in which the month changes: Monday 28 September to Sunday 4 October 2026.
  const week = ['09-28', '09-29', '09-30', '10-01', '10-02', '10-03', '10-04'];
  expect(week.map((day) => weekdayOf(`2026-${day}`))).toEqual([...weekdays]);
});

test('days are counted over months, years and leap days', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysAfter('2027-01-01', 365)).toBe('2028-01-01');
});
