/** @jest-environment node */
import { daysAfter, noonOfWeekday, timeOfAnyDay, weekdayOf, weekdays } from './manila-time';

const inManila = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'Asia/Manila', ...options });

test('a week begins on Monday and ends on Sunday, in Manila and at noon', () => {
  const names = weekdays.map((day) => inManila({ weekday: 'short' }).format(noonOfWeekday(day)));
  expect(names).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  for (const day of weekdays) {
    expect(inManila({ hour: '2-digit', hourCycle: 'h23' }).format(noonOfWeekday(day))).toBe('12');
  }
});

test('a time is the time of the clock in Manila', () => {
  const clock = inManila({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  for (const wall of ['00:00', '09:30', '18:00']) {
    expect(clock.format(timeOfAnyDay(wall))).toBe(wall);
  }
});

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
