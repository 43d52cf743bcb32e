import { weekdayOf } from '@/lib/dates/calendar-days';
import { taskListDay, taskListDays, tasks } from './task-list';

const { from, to } = taskListDays;

test('the week begins on a Monday and ends on a Friday', () => {
  expect([weekdayOf(from), weekdayOf(to)]).toEqual([1, 5]);
});

test('tasks stand in the order of their days, which are in the week', () => {
  const days = Object.values(tasks).map(({ due }) => due);
  expect(days).toEqual(days.toSorted());
  for (const day of [...days, taskListDay]) {
    expect(day >= from && day <= to).toBe(true);
  }
});

test('exactly what was due before the day of the list is done', () => {
  for (const { due, status } of Object.values(tasks)) {
    expect(status === 'done').toBe(due < taskListDay);
  }
});
