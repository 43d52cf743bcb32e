import { Fragment, type ReactNode } from 'react';
import type { DiagnosticTextsWithFormat } from '@/components/tools/report-texts';
import { useShowMore } from './use-show-more';

type ReportTableProps = {
  title: string;
  note: string;
  /** Stands between note and table. */
  children?: ReactNode;
  /** `lang`: language tag of a name that is not in the language of the page. */
  columns: readonly { name: string; lang?: string }[];
  /** The first cell heads its row; details are open below it. */
  rows: readonly { key: string; cells: readonly ReactNode[]; details?: ReactNode }[];
  /** Alignment of all columns but the first; right by default. */
  align?: 'center';
  /** Number of rows shown at first, and added by each press of the button; all by default. */
  batchSize?: number;
  texts: DiagnosticTextsWithFormat;
};

/** A wide table that scrolls in a box of its own, also by keyboard. Its first column stays in sight. */
export function ReportTable(props: ReportTableProps) {
  const { title, note, children, columns, rows, align, batchSize = rows.length, texts } = props;
  const more = useShowMore<HTMLTableSectionElement>(rows.length, batchSize, texts);
  const firstClasses = 'sticky left-0 z-1 bg-(--table-ground) pr-3 text-left max-sm:w-36';
  const centeredClasses = 'px-2 text-center [&_svg]:[translate:none]';
  const otherClasses = align === 'center' ? centeredClasses : 'px-2 text-right tabular-figures';
  return (
    <div>
      <h3 className="font-display font-semibold text-subtitle">{title}</h3>
      <p className="mt-2 mb-4 max-w-measure text-muted">{note}</p>
      {children}
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus
        tabIndex={0}
        // Positioned, so that `sr-only` texts within it do not make the page itself scroll.
        className="scroll-cue @container relative overflow-x-auto border-hairline border-y"
      >
        <table className="w-full min-w-2xl border-collapse text-sm">
          <thead>
            <tr className="border-line border-b-2 align-bottom [&>*]:py-2.5">
              {columns.map(({ name, lang }, index) => (
                <th
                  key={name}
                  scope="col"
                  lang={lang}
                  translate={lang === undefined ? undefined : 'no'}
                  className={index === 0 ? firstClasses : otherClasses}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={more.list}>
            {rows.slice(0, more.shownCount).map(({ key, cells: [head, ...cells], details }) => (
              <Fragment key={key}>
                <tr className="border-hairline border-b [&>*]:py-1.5">
                  <th scope="row" className={`${firstClasses} font-normal`}>
                    {head}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]?.name} className={otherClasses}>
                      {cell}
                    </td>
                  ))}
                </tr>
                {details ? (
                  <tr className="border-hairline border-b">
                    <td colSpan={columns.length} className="bg-band p-0">
                      {details}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      {more.button}
    </div>
  );
}
