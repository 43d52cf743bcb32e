import type { Measured } from '@/scripts/bench/measured';
import { shown } from '@/scripts/bench/rows';
import { barChart } from './bar-chart';
import { section, table } from './html';

/** How long a press takes; nothing where none was made. */
export function pressesPart({ presses: results }: Measured): string {
  if (results.length === 0) return '';
  return section(
    'A press on a page that has loaded, on a processor four times slower',
    barChart({
      title: 'From the press to the next frame and to its effect',
      series: ['next frame', 'effect'],
      rows: results.map(({ name, when, nextPaint, effect }) => ({
        title: `${name}, ${when}`,
        values: [nextPaint, effect],
      })),
      shown: (value) => shown(value, 'ms'),
    }),
    table(
      'From the press to the next frame and to its effect',
      ['What', 'Page', 'Next frame', 'Effect', 'Longest task after load'],
      results.map(({ name, when, path, nextPaint, effect, longestTask }) => [
        `${name}, ${when}`,
        path,
        shown(nextPaint, 'ms'),
        shown(effect, 'ms'),
        shown(longestTask, 'ms'),
      ]),
    ),
  );
}
