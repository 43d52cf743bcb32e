import type { DayMark } from '@/content/samples/visa-case';
import { classNames } from '@/lib/markup/class-names';

/** Classes of the days of a step. They differ by borders, too: backgrounds are neither printed nor in forced colors. */
export const dayMarkClasses: Record<DayMark, string> = {
  done: 'border-2 border-primary bg-primary text-on-primary print:bg-transparent print:text-ink',
  planned: 'border-2 border-primary border-b-4 border-b-accent',
  possible: 'border-line border-b-4',
};

/** The mark of a calendar day, before its label; an empty box of the same size where there is none. */
export function DayMarkSign({ mark }: { mark: DayMark | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('mt-1 size-4 shrink-0', mark && dayMarkClasses[mark])}
    />
  );
}
