import { type Measured, weightTypes } from '@/scripts/bench/measured';
import { shown } from '@/scripts/bench/rows';
import { barChart } from './bar-chart';
import { paragraph, section, table } from './html';

/** What first visits fetch, by type, ours and the peers’; nothing where none was made. */
export function weightsPart({ pages }: Measured): string {
  const weighed = pages.filter(({ visit }) => visit !== undefined);
  const peerVisits = weighed.flatMap(({ peerVisits }) => Object.entries(peerVisits));
  const beside = [...new Map(peerVisits)].map(([title, visit]) => ({ title, visit }));
  const rows = [...weighed.map(({ url, visit }) => ({ title: url, visit })), ...beside];
  const parts = rows.map(({ title, visit }) => ({
    title,
    values: weightTypes.map((type) => (visit?.weights[type].body ?? 0) / 1000),
  }));
  const first = weighed[0]?.visit;
  return section(
    'Weights',
    first === undefined
      ? ''
      : paragraph(
          `Pages come as ${first.encoding}${beside
            .map(({ title, visit }) => `, ${title} as ${visit.encoding}`)
            .join('')}. Types without headers, “Everything” with them.`,
        ),
    barChart({
      title: 'What a first visit fetches, as it is sent, without headers',
      series: weightTypes,
      stacked: true,
      rows: parts,
      shown: (value) => shown(value, 'KB'),
    }),
    parts.length === 0
      ? ''
      : table(
          'What a first visit fetches, without headers',
          ['Page', ...weightTypes, 'requests'],
          rows.map(({ title, visit }) => [
            title,
            ...weightTypes.map((type) => shown((visit?.weights[type].body ?? 0) / 1000, 'KB')),
            String(
              weightTypes.reduce((sum, type) => sum + (visit?.weights[type].requests ?? 0), 0),
            ),
          ]),
        ),
  );
}
