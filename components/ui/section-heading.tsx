import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';

type SectionHeadingProps = {
  title: string;
  intro?: ReactNode;
  /** Id by which a section or region refers to this heading. */
  id?: string;
  onDeep?: boolean;
  /** The oversized one of a page. */
  statement?: boolean;
};

/** Second-level heading of a band with an optional sentence below it. */
export function SectionHeading({ title, intro, id, onDeep, statement }: SectionHeadingProps) {
  return (
    <div className={statement ? 'max-w-5xl' : 'max-w-measure'}>
      <h2
        id={id}
        className={classNames(
          'font-display font-semibold',
          statement ? 'text-statement' : 'text-title',
        )}
      >
        {title}
      </h2>
      {intro ? (
        <p
          className={classNames(
            'mt-4 max-w-measure text-lead',
            onDeep ? 'text-on-deep-muted' : 'text-muted',
          )}
        >
          {intro}
        </p>
      ) : null}
    </div>
  );
}
