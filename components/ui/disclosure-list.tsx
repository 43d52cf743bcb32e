import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { CardTitle } from './card-title';
import { Disclosure } from './disclosure';
import { Phrases } from './phrases';
import { SpriteIcon } from './sprite-icon';
import type { TitledText } from './titled-list';

/** A titled text that opens. */
export type DisclosureText = TitledText & {
  /** A line below the title that needs no opening. */
  note?: string;
  /** Stands below the text, where a paragraph is not enough. */
  more?: ReactNode;
};

type DisclosureListProps = {
  items: DisclosureText[];
  /** Two columns on large screens. */
  twoColumns?: boolean;
  /** The first row stands open: one text, or one in each column. */
  isFirstRowOpen?: boolean | undefined;
};

/** Titled texts that open one by one. */
export function DisclosureList({ items, twoColumns, isFirstRowOpen }: DisclosureListProps) {
  const open = isFirstRowOpen ? (twoColumns ? 2 : 1) : 0;
  return (
    <ul className={classNames('content-start', twoColumns && 'lg:grid lg:grid-cols-2 lg:gap-x-16')}>
      {items.map(({ title, description, icon, note, more }, index) => (
        <li
          key={title}
          className={classNames(
            'border-line/45 border-t last:border-b',
            twoColumns && 'lg:nth-last-2:border-b',
          )}
        >
          <Disclosure
            isOpen={index < open}
            summary={
              <CardTitle as="h3" className="flex flex-1 items-center gap-4">
                {icon ? <SpriteIcon name={icon} className="text-primary" /> : null}
                <span>
                  <Phrases text={title} />
                </span>
              </CardTitle>
            }
            note={note}
          >
            <p className="max-w-measure text-muted">{description}</p>
            {more}
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
