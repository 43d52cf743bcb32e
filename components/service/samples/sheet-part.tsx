import type { ReactNode } from 'react';

type SheetPartProps = {
  children: ReactNode;
  /** Stands beside it, on small screens below it. */
  marginNotes: ReactNode;
};

/**
 * One of the two parts of a sheet, in the grid of `SampleSheet`; the container of its tables on phones.
 * Each margin begins where the one before it ends, whatever the height of the tables; its rule runs
 * through, as on a ledger sheet.
 */
export function SheetPart({ children, marginNotes }: SheetPartProps) {
  return (
    <div className="group lg:contents">
      <div className="@container group-not-first:pt-10 lg:col-start-1 lg:group-first:row-start-1 lg:group-not-first:row-[2/span_2]">
        {children}
      </div>
      <div className="border-coral border-l-2 pl-4 max-lg:mt-8 lg:col-start-2 lg:pl-6 lg:group-first:row-[1/span_2] lg:group-not-first:row-start-3 lg:group-not-first:pt-10">
        {marginNotes}
      </div>
    </div>
  );
}
