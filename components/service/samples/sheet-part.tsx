import type { ReactNode } from 'react';

type SheetPartProps = {
  /** A table or a list. */
  children: ReactNode;
  /** What stands beside it, on small screens below it. */
  margin: ReactNode;
};

/** A part of a paper, by whose width its tables go on phones. The rule of the margin runs through from part to part, as on a ledger sheet. */
export function SheetPart({ children, margin }: SheetPartProps) {
  return (
    <div className="group grid gap-x-10 lg:grid-cols-[1fr_18rem] xl:grid-cols-[1fr_21rem]">
      <div className="@container group-not-first:pt-10">{children}</div>
      <div className="border-coral border-l-2 pl-4 max-lg:mt-8 lg:pl-6 lg:group-not-first:pt-10">
        {margin}
      </div>
    </div>
  );
}
