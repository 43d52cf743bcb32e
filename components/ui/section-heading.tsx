import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';

type SectionHeadingProps = {
  title: string;
  intro?: ReactNode;
  /** Id by which a section or region refers to this heading. */
  id?: string;
  onDeep?: boolean;
};

/** Second-level heading of a band with an optional sentence below it. */
export function SectionHeading({ title, intro, id, onDeep }: SectionHeadingProps) {
  return (
    <div className="max-w-measure">
      <h2 id={id} className="font-display font-semibold text-title">
        {title}
      </h2>
      {intro ? (
        <p className={classNames('mt-4 text-lead', onDeep ? 'text-on-deep-muted' : 'text-muted')}>
          {intro}
        </p>
      ) : null}
    </div>
  );
}
