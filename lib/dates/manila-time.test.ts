/** @jest-environment node */
import { weekdays } from './calendar-days';
import { noonOfWeekday, timeInManila } from './manila-time';

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
  for (const time of ['00:00', '09:30', '18:00']) {
    expect(clock.format(timeInManila(time))).toBe(time);
  }
});
