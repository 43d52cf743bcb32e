import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';

type DisclosureProps = {
  /** What opens it: a heading or a short text. */
  summary: ReactNode;
  /** A line below a heading that opens it (`flex-1`): what stands in it, for the eye only. */
  note?: ReactNode;
  /** Places the note in columns beside the heading on larger screens: two thirds of the line. */
  noteColumns?: string;
  children: ReactNode;
  /** Closed on phones only: larger screens show its contents without the summary. */
  onPhones?: boolean;
  /** With `onPhones`, the heading of the contents: says the same as the summary, and is seen on larger screens alone. */
  heading?: ReactNode;
  /** Id of the contents: a link to it opens them. */
  id?: string;
  /** Stands open until a visitor closes it. */
  isOpen?: boolean;
};

/** A part that opens by a press, without a script; the browser opens it for a link or a search into it. */
export function Disclosure(props: DisclosureProps) {
  const { summary, note, noteColumns, children, onPhones, heading, id, isOpen } = props;
  return (
    <details open={isOpen} className={onPhones ? 'closed-on-phones' : undefined}>
      <summary
        className={classNames(
          'flex items-center justify-between gap-x-4 gap-y-1 py-3.5 hover:text-primary',
          note !== undefined && 'flex-wrap',
          noteColumns && 'sm:flex-nowrap sm:items-baseline',
        )}
      >
        {heading === undefined ? summary : <span data-shown-only="screen">{summary}</span>}
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className={classNames('open-sign', noteColumns && 'sm:order-1')}
        >
          <path d="M1 8h14" />
          <path d="M8 1v14" />
        </svg>
        {note !== undefined ? (
          <span
            data-shown-only="screen"
            data-unlinked=""
            className={classNames('basis-full text-muted', noteColumns)}
          >
            {note}
          </span>
        ) : null}
      </summary>
      {/* A link to it shows the summary as well. */}
      <div id={id} className={onPhones ? 'max-sm:scroll-mt-16 max-sm:pb-5' : 'scroll-mt-16 pb-5'}>
        {heading === undefined ? null : <div className="max-sm:sr-only">{heading}</div>}
        {children}
      </div>
    </details>
  );
}
