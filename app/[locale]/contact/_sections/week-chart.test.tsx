import { renderLocalized } from '@/test/render';
import { WeekChart } from './week-chart';

test('each day shows the hours of the office, and remote support around the clock', () => {
  const { container } = renderLocalized(
    <WeekChart legend={{ office: 'office', remote: 'remote' }} />,
  );
  const days = [...container.querySelectorAll('figure > div svg')].map((day) =>
    [...day.querySelectorAll('rect')].map((bar) => [
      Number(bar.getAttribute('x') ?? 0),
      Number(bar.getAttribute('width')),
    ]),
  );
  const around = [0, 24];
  // Weekdays 9 to 6, Saturdays 9 to 2, Sundays closed.
  const weekday = [around, [9, 9]];
  expect(days).toEqual([weekday, weekday, weekday, weekday, weekday, [around, [9, 5]], [around]]);
});
