import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import { unbroken } from '@/components/ui/unbroken';
import { classNames } from '@/lib/markup/class-names';
import { NoteMark } from './note-mark';

/** The total of a part of the table, or of the whole table: that one has a double rule. */
type SheetTotal = 'part' | 'sheet';

/** Has a cell for each column. */
type Row = { key: string; label: string; cells: ReactNode[] };

type SheetTableProps = {
  caption: string;
  /** Header of the first column, where the rows are not lines of an account. */
  lineLabel?: string;
  /** Figures are aligned right; texts, behind them, left. */
  figureColumns?: string[];
  textColumns?: string[];
  /** Number of the note that explains a row, by the row's key. */
  notes: Readonly<Record<string, number>>;
  totals?: Readonly<Record<string, SheetTotal>>;
  /** Of a table in one part. */
  rows?: Row[];
  groups?: { title: string; rows: Row[] }[];
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
  const { caption, lineLabel, figureColumns = [], textColumns = [], notes, totals = {} } = props;
  const { rows: allRows = [], groups = [{ title: '', rows: allRows }] } = props;
  const t = useTranslations('common.sample');
  const columnCount = figureColumns.length + textColumns.length;
  // A single column leaves room for the names on phones too.
  const isAbove = columnCount > 1;
  const cellPadding = isAbove ? paddingBelowName : 'py-1.5 pl-4';
  // Beside two others a column of texts is as wide as its words, to leave room for the names; on phones
  // a role needs more than a third of the width, a day less.
  const textWidth = columnCount < 3 ? 'sm:w-48' : 'max-sm:nth-2:w-[36.5%] max-sm:nth-3:w-[31%]';
  const cellClasses = (index: number) =>
    classNames(
      cellPadding,
      index < figureColumns.length
        ? 'text-right align-baseline whitespace-nowrap'
        : `text-left align-baseline ${textWidth}`,
    );
  return (
    <table
      data-unlinked=""
      className={classNames(
        'w-full border-collapse text-sm tabular-figures sm:text-[0.9375rem]',
        isAbove && 'max-sm:table-fixed',
      )}
    >
      <caption className="pb-2 text-left font-display font-semibold text-heading">
        {caption}
      </caption>
      <thead>
        <tr className="border-ink border-y">
          <th
            scope="col"
            className={classNames('font-semibold', isAbove ? 'max-sm:w-0 sm:py-1.5' : 'py-1.5')}
          >
            <span className={isAbove ? 'max-sm:sr-only' : undefined}>{lineLabel ?? t('line')}</span>
          </th>
          {[...figureColumns, ...textColumns].map((label, index) => (
            <th
              key={label}
              scope="col"
              className={classNames(
                'font-semibold',
                cellClasses(index),
                isAbove && 'max-sm:whitespace-normal max-sm:pt-2 max-sm:text-[0.8125rem]',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          {title === '' ? null : (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columnCount + 1}
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
                    figureColumns.length === 0 && 'max-sm:font-semibold',
                  )}
                >
                  <span className={isAbove ? 'name-above' : undefined}>
                    {note === undefined ? unbroken(label) : <NotedName name={label} note={note} />}
                  </span>
                </th>
                {Children.map(cells, (cell, index) => (
                  <td className={cellClasses(index)}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
