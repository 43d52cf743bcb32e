import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import { headNamedAbove, nameAbove, tableNamedAbove } from '@/components/ui/name-above';
import { unbroken } from '@/components/ui/unbroken';
import { classNames } from '@/lib/markup/class-names';
import { NoteMark } from './note-mark';

type Column = {
  label: string;
  /** Figures are aligned right, texts left. */
  kind: 'figure' | 'text';
};

/** The total of a part of the table, or of the whole table: that one has a double rule. */
type SheetTotal = 'part' | 'sheet';

/** Rows have a cell for each column. */
type RowGroup = {
  key: string;
  title?: string;
  rows: { key: string; label: string; cells: ReactNode[] }[];
};

type SheetTableProps = {
  caption: string;
  /** Header of the first column, where the rows are not lines of an account. */
  lineLabel?: string;
  columns: Column[];
  /** Number of the note that explains a row, by the row's key. */
  notes: Readonly<Record<string, number>>;
  totals?: Readonly<Record<string, SheetTotal>>;
  groups: RowGroup[];
};

const paddingBelowName = 'max-sm:pb-1 max-sm:not-nth-2:pl-2 sm:py-1.5 sm:pl-4';

const totalClasses: Record<SheetTotal, string> = {
  part: 'border-ink border-y font-semibold',
  sheet: 'border-ink border-t border-b-4 border-b-ink [border-bottom-style:double] font-semibold',
};

/** The name of a row that a note explains: the mark stays on the line of the name's end. */
function NotedName({ name, note }: { name: string; note: number }) {
  const end = name.search(/\S{1,14}$/);
  return (
    <>
      {unbroken(name.slice(0, end))}
      <span data-unbroken="">
        {name.slice(end)}
        <NoteMark number={note} />
      </span>
    </>
  );
}

/** A ruled table of a working paper: row names on the left, figures in columns aligned right. */
export function SheetTable(props: SheetTableProps) {
  const { caption, lineLabel, columns, notes, totals = {}, groups } = props;
  const t = useTranslations('common.sample');
  // A single column leaves room for the names on phones too.
  const isAbove = columns.length > 1;
  const cellPadding = isAbove ? paddingBelowName : 'py-1.5 pl-4';
  // Beside two others a column of texts is as wide as its words, to leave room for the names; on phones
  // a role needs more than a third of the width, a day less.
  const cellAlignments = columns.map(({ kind }) =>
    kind === 'figure'
      ? 'text-right align-baseline whitespace-nowrap'
      : classNames(
          'text-left align-baseline',
          columns.length < 3 ? 'sm:w-48' : 'max-sm:nth-2:w-[36.5%] max-sm:nth-3:w-[31%]',
        ),
  );
  return (
    <table
      data-unlinked=""
      className={classNames(
        isAbove ? tableNamedAbove : 'w-full border-collapse',
        'text-sm tabular-figures sm:text-[0.9375rem]',
      )}
    >
      <caption className="pb-2 text-left font-display font-semibold text-heading">
        {caption}
      </caption>
      <thead>
        <tr className="border-ink border-y">
          <th
            scope="col"
            className={classNames(
              'font-semibold',
              isAbove ? `sm:py-1.5 ${headNamedAbove}` : 'py-1.5',
            )}
          >
            <span className={isAbove ? 'max-sm:sr-only' : undefined}>{lineLabel ?? t('line')}</span>
          </th>
          {columns.map(({ label }, index) => (
            <th
              key={label}
              scope="col"
              className={classNames(
                'font-semibold',
                cellPadding,
                cellAlignments[index],
                isAbove && 'max-sm:whitespace-normal max-sm:pt-2 max-sm:text-[0.8125rem]',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key: group, title, rows }) => (
        <tbody key={group}>
          {title === undefined ? null : (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="text-balance pt-4 pb-1 text-primary"
              >
                <strong>{title}</strong>
              </th>
            </tr>
          )}
          {rows.map(({ key, label, cells }) => {
            const note = notes[key];
            const total = totals[key];
            return (
              <tr key={key} className={total ? totalClasses[total] : 'border-hairline border-t'}>
                <th
                  scope="row"
                  className={classNames(
                    'align-baseline',
                    isAbove ? 'sm:py-1.5' : 'py-1.5',
                    total ? 'font-semibold' : 'font-normal',
                    // Bold on phones, to stand out above texts.
                    columns.every(({ kind }) => kind === 'text') && 'max-sm:font-semibold',
                  )}
                >
                  <span className={isAbove ? nameAbove : undefined}>
                    {note === undefined ? unbroken(label) : <NotedName name={label} note={note} />}
                  </span>
                </th>
                {Children.map(cells, (cell, index) => (
                  <td className={classNames(cellPadding, cellAlignments[index])}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
