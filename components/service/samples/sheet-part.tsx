import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';

type SheetPartProps = {
  children: ReactNode;
  /** Stands beside it, on small screens below it. */
  marginNotes: ReactNode;
  /** Both are narrow, and stand side by side on middle screens, too. */
  isNarrow?: boolean;
};

const sideBySide =
  'md:max-lg:grid md:max-lg:grid-cols-[1fr_16rem] md:max-lg:gap-x-8 md:max-lg:*:last:mt-10';

/**
 * One of the two parts of a sheet, in the grid of `SampleSheet`; the container of its tables on phones.
 * Each margin begins where the one before it ends, whatever the height of the tables; its rule runs
 * through, as on a ledger sheet.
 */
export function SheetPart({ children, marginNotes, isNarrow }: SheetPartProps) {
  return (
    <div className={classNames('group lg:contents', isNarrow && sideBySide)}>
      <div className="@container group-not-first:pt-10 lg:col-start-1 lg:group-first:row-start-1 lg:group-not-first:row-[2/span_2]">
        {children}
      </div>
      <div className="border-coral border-l-2 pl-4 max-lg:mt-8 lg:col-start-2 lg:pl-6 lg:group-first:row-[1/span_2] lg:group-not-first:row-start-3 lg:group-not-first:pt-10">
        {marginNotes}
      </div>
    </div>
  );
}
