import type { Measured } from '@/scripts/bench/measured';
import { shown } from '@/scripts/bench/rows';
import { clickTitle } from '@/scripts/bench/verdicts';
import { barChart } from './bar-chart';
import { section, table } from './html';

/** How long it takes to the next page; nothing where no link was clicked. */
export function clicksPart({ clicks: results }: Measured): string {
  if (results.length === 0) return '';
  return section(
    'From page to page',
    barChart({
      title: 'From the click to the new heading, on a slow line',
      series: ['time'],
      rows: results.map((click) => ({
        title: clickTitle(click).replace('processor ', ''),
        values: [click.time],
      })),
      shown: (value) => shown(value, 'ms'),
    }),
    table(
      'From the click to the new heading',
      ['Link', 'Time', 'How the page came', 'Its HTML'],
      results.map((click) => [
        clickTitle(click),
        shown(click.time, 'ms'),
        click.by,
        shown(click.bytes / 1000, 'KB'),
      ]),
    ),
  );
}
