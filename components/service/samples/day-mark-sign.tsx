import type { DayMark } from '@/content/samples/visa-file';
import { classNames } from '@/lib/markup/class-names';
import { dayMarkClasses } from './day-mark';

/** The mark that days have in the calendar, before what it stands for; room for it where there is none. */
export function DayMarkSign({ mark }: { mark: DayMark | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('mt-1 size-4 shrink-0', mark && dayMarkClasses[mark])}
    />
  );
}
