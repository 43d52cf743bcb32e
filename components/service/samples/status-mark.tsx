import { Icon } from '@/components/ui/icon';
import { type DocumentStatus, documentStatuses } from '@/content/samples/visa-file';
import { classNames } from '@/lib/markup/class-names';

// Out of the line, so that the word stands on the line of its row.
const marks = {
  done: <Icon name="check" size="sm" className="absolute top-1 left-0 text-primary" />,
  open: (
    <span aria-hidden="true" className="absolute top-1.5 left-0.5 size-3 border-2 border-error" />
  ),
  // A border, as grounds are not printed and not shown in forced colors.
  later: (
    <span aria-hidden="true" className="absolute top-[0.7em] left-0.5 w-3 border-line border-t-2" />
  ),
};

/** How far a document is, with a mark that is seen before the word is read. */
export function StatusMark({ status, label }: { status: DocumentStatus; label: string }) {
  const state = documentStatuses[status];
  return (
    <span
      className={classNames('relative block pl-6', state === 'open' && 'font-semibold text-error')}
    >
      {marks[state]}
      {label}
    </span>
  );
}
