import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';
import { Unbroken } from './unbroken';

type CheckListProps = {
  items: string[];
  twoColumns?: boolean;
  /** A rule above each line, where the list is the main thing of its band. */
  ruled?: boolean;
  /** What stands for an item: the item itself, or with links in it. */
  show?: (item: string) => ReactNode;
};

/** Bullet points with a check mark each. */
export function CheckList({
  items,
  twoColumns,
  ruled,
  show = (item) => <Unbroken>{item}</Unbroken>,
}: CheckListProps) {
  return (
    <ul
      className={classNames(
        'grid content-start gap-x-10',
        twoColumns && 'md:grid-cols-2',
        ruled ? 'self-start border-line/45 border-b' : 'gap-y-3',
      )}
    >
      {items.map((item) => (
        <li
          key={item}
          className={classNames('flex gap-3', ruled && 'border-line/45 border-t py-4')}
        >
          <Icon name="check" className="mt-0.5 text-primary" />
          <span>{show(item)}</span>
        </li>
      ))}
    </ul>
  );
}
