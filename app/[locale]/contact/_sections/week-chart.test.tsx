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
  const aroundTheClock = [0, 24];
  // Weekdays 9 to 6, Saturdays 9 to 2, Sundays closed.
  const weekday = [aroundTheClock, [9, 9]];
  const [saturday, sunday] = [[aroundTheClock, [9, 5]], [aroundTheClock]];
  expect(days).toEqual([weekday, weekday, weekday, weekday, weekday, saturday, sunday]);
});
