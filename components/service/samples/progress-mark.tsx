import { Icon } from '@/components/ui/icon';
import { classNames } from '@/lib/markup/class-names';

// Positioned absolutely, so that the word sits on the baseline of its row.
const marks = {
  done: <Icon name="check" size="sm" className="absolute top-1 left-0 text-primary" />,
  open: (
    <span aria-hidden="true" className="absolute top-1.5 left-0.5 size-3 border-2 border-error" />
  ),
  // A border, as backgrounds are not printed and not shown in forced colors.
  later: (
    <span aria-hidden="true" className="absolute top-[0.7em] left-0.5 w-3 border-line border-t-2" />
  ),
};

type ProgressMarkProps = {
  /** `open`: the reader has to do something now. */
  progress: keyof typeof marks;
  label: string;
};

/** How far the document or the task of a row is. */
export function ProgressMark({ progress, label }: ProgressMarkProps) {
  return (
    <span
      className={classNames(
        'relative block pl-6',
        progress === 'open' && 'font-semibold text-error',
      )}
    >
      {marks[progress]}
      {label}
    </span>
  );
}
