import type { ReactNode } from 'react';

/** Classes of the parent of rows: one grid for all, so that bars are as long as their numbers say. */
export const rowGrid =
  'grid grid-cols-[1fr_auto] gap-x-4 *:col-span-full sm:grid-cols-[minmax(0,15rem)_1fr_auto]';

type RowProps = {
  label: string;
  /** What is at the end of the row: a number, or where something begins and ends. */
  value: ReactNode;
  /** Shapes in percent of the width. */
  children: ReactNode;
};

/** A row of a chart: its label, its shapes, and the number that they show. */
export function Row({ label, value, children }: RowProps) {
  return (
    <div className="grid grid-cols-subgrid items-center gap-y-1 border-hairline not-first:border-t py-2">
      <span className="col-span-2 text-base sm:col-span-1">{label}</span>
      <span className="grid gap-1.5">{children}</span>
      <span className="grid min-w-16 gap-1.5 text-right font-semibold text-base tabular-figures">
        {value}
      </span>
    </div>
  );
}
