import { usesOf } from './host-limits';
import { type Measurement, msPerFurtherPage, msPerPage } from './measurement';

/** A row of a table in Markdown. */
function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Wall time and processor time, as `12.3 / 20.1`. */
function both(one: number, other: number, digits: number): string {
  return `${one.toFixed(digits)} / ${other.toFixed(digits)}`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function timeRow(measured: Measurement, smaller: Measurement | undefined): string[] {
  const { factor, pages, seconds, work, apart, memory, load } = measured;
  const further =
    smaller === undefined
      ? ''
      : both(
          msPerFurtherPage(smaller, measured, 'seconds'),
          msPerFurtherPage(smaller, measured, 'work'),
          1,
        );
  return [
    `${factor}×`,
    String(pages),
    both(seconds, work, 1),
    both(apart.compression.seconds, apart.compression.work, 1),
    both(apart.previews.seconds, apart.previews.work, 1),
    both(msPerPage(measured, 'seconds'), msPerPage(measured, 'work'), 1),
    further,
    `${memory.toFixed(0)} MB`,
    load.map((each) => each.toFixed(1)).join(' → '),
  ];
}

/**
 * The measurements as tables in Markdown: times and memory, what lies in `out/`, and what of the limits of
 * hosts it uses. Times are wall time / processor time; those of a page leave out compression and previews.
 */
export function tablesOf(measured: readonly Measurement[]): string {
  const last = measured.at(-1);
  return [
    table(
      [
        'documents',
        'pages',
        'seconds',
        'of which compression',
        'of which previews',
        'ms a page',
        'ms a further page',
        'peak memory',
        'load before → after',
      ],
      measured.map((each, at) => timeRow(each, measured[at - 1])),
    ),
    table(
      ['documents', 'files', 'size', 'files a page', 'compressed copies', 'largest file'],
      measured.map(({ factor, files, bytes, pages, copies, largest }) => [
        `${factor}×`,
        String(files),
        megabytes(bytes),
        (files / pages).toFixed(1),
        `${copies.files}, ${megabytes(copies.bytes)}`,
        `${largest.file}, ${megabytes(largest.bytes)}`,
      ]),
    ),
    table(
      ['host', 'limit', ...measured.map(({ factor }) => `${factor}×`)],
      (last === undefined ? [] : usesOf(last)).map(({ host, limit }, at) => [
        host,
        limit,
        ...measured.map((each) => {
          const used = usesOf(each)[at]?.used ?? 0;
          return `${(used * 100).toFixed(0)}%${used > 1 ? ', too much' : ''}`;
        }),
      ]),
    ),
  ].join('\n\n');
}
