import { Children, type ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { Icon } from './icon';

const marks = {
  check: <Icon name="check" className="mt-[calc((1lh-1.25rem)/2)] text-primary" />,
  bullet: <span aria-hidden="true" className="square-bullet mt-[calc((1lh-11px)/2)] shrink-0" />,
  box: (
    <span
      aria-hidden="true"
      className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 border-2 border-primary"
    />
  ),
};

type MarkedListProps = {
  items: ReactNode[];
  mark?: keyof typeof marks;
  /** Two columns on tablets, where the list is as wide as the page. */
  twoColumns?: boolean;
  ruled?: boolean;
};

/** A list with a mark before each item. */
export function MarkedList({ items, mark = 'check', twoColumns, ruled }: MarkedListProps) {
  return (
    <ul
      className={classNames(
        'grid content-start gap-x-10',
        twoColumns && 'md:max-lg:grid-cols-2',
        ruled ? 'self-start border-line/45 border-b' : 'gap-y-3',
      )}
    >
      {Children.map(items, (item) => (
        <li className={classNames('flex gap-3', ruled && 'border-line/45 border-t py-3')}>
          {marks[mark]}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
