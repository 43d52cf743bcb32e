import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { NoteMark } from './note-mark';

type Column = {
  label: string;
  /** Figures stand flush right, one below the other; texts flush left. */
  kind: 'figure' | 'text';
};

/** What a total closes: a part of the table, or all of it, as a double rule says. */
type SheetTotal = 'part' | 'sheet';

type SheetRow = {
  key: string;
  label: string;
  /** One for each column. */
  cells: ReactNode[];
  /** Number of the note that explains the row. */
  note?: number | undefined;
  /** Closes a part of the table, or the table: ruled off, in bold. */
  total?: SheetTotal | undefined;
};

type RowGroup = {
  key: string;
  title?: string;
  rows: SheetRow[];
};

type SheetTableProps = {
  caption: string;
  /** What the first column holds, where it is not lines. */
  lineLabel?: string;
  columns: Column[];
  groups: RowGroup[];
};

/*
 * On a phone the name of a row stands above its cells, so that nothing has to be scrolled. Some browsers
 * take a table whose boxes are no longer laid out as one for no table: the roles say that it is.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const stackedRow = 'max-sm:grid max-sm:gap-x-2 max-sm:py-2';

const stackedColumns: Record<number, string> = {
  2: 'max-sm:grid-cols-2',
  3: 'max-sm:grid-cols-3',
  4: 'max-sm:grid-cols-4',
};

const cellRoom = 'sm:py-1.5 sm:pl-4';

const totals: Record<SheetTotal, string> = {
  part: 'border-ink border-y font-semibold',
  sheet: 'border-ink border-t border-b-4 border-b-ink [border-bottom-style:double] font-semibold',
};

/** A ruled table of a working paper: names on the left, figures flush right in columns. */
export function SheetTable({ caption, lineLabel, columns, groups }: SheetTableProps) {
  const t = useTranslations('common.sample');
  const row = classNames(stackedRow, stackedColumns[columns.length]);
  const sides = columns.map(({ kind }) =>
    kind === 'figure'
      ? 'text-right align-baseline whitespace-nowrap'
      : 'text-left align-baseline sm:w-52',
  );
  return (
    <table
      data-unlinked=""
      {...roles.table}
      className="w-full border-collapse text-sm tabular-nums max-sm:block sm:text-[0.9375rem]"
    >
      <caption className="pb-2 text-left font-display font-semibold text-heading max-sm:block">
        {caption}
      </caption>
      <thead {...roles.group} className="max-sm:block">
        <tr {...roles.row} className={classNames(row, 'border-ink border-y')}>
          <th
            {...roles.columnheader}
            scope="col"
            className="py-1.5 text-left font-semibold max-sm:sr-only"
          >
            {lineLabel ?? t('line')}
          </th>
          {columns.map(({ label }, index) => (
            <th
              key={label}
              {...roles.columnheader}
              scope="col"
              className={classNames(
                'font-semibold',
                cellRoom,
                sides[index],
                'max-sm:whitespace-normal max-sm:text-[0.8125rem]',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key: group, title, rows }) => (
        <tbody key={group} {...roles.group} className="max-sm:block">
          {title === undefined ? null : (
            <tr {...roles.row} className="max-sm:block">
              <th
                {...roles.rowheader}
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="pt-4 pb-1 text-left font-semibold text-primary max-sm:block"
              >
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ key, label, cells, note, total }) => (
            <tr
              key={key}
              {...roles.row}
              className={classNames(row, total ? totals[total] : 'border-hairline border-t')}
            >
              <th
                {...roles.rowheader}
                scope="row"
                className={classNames(
                  'text-left align-baseline max-sm:col-span-full sm:py-1.5',
                  total ? 'font-semibold' : 'font-normal',
                  // Above texts, a name needs more weight than above figures.
                  columns.every(({ kind }) => kind === 'text') && 'max-sm:font-semibold',
                )}
              >
                {label}
                {note === undefined ? null : <NoteMark number={note} />}
              </th>
              {cells.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                  key={index}
                  {...roles.cell}
                  className={classNames(cellRoom, sides[index])}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
