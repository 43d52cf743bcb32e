import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { Phrases } from './phrases';

const sizes = { title: 'text-title', call: 'text-call', statement: 'text-statement' } as const;

type SectionHeadingProps = {
  title: string;
  intro?: ReactNode;
  id?: string | undefined;
  onDeep?: boolean;
  /** `statement` for the largest heading of a page, `call` for the closing call to action. */
  size?: keyof typeof sizes;
};

/** Second-level heading of a section with an optional sentence below it. */
export function SectionHeading({ title, intro, id, onDeep, size = 'title' }: SectionHeadingProps) {
  return (
    <div className={size === 'title' ? 'max-w-measure' : 'max-w-6xl'}>
      <h2 id={id} className={classNames('font-display font-semibold', sizes[size])}>
        <Phrases text={title} />
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
