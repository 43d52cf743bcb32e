import type { ReactNode } from 'react';
import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';
import { Unbroken } from './unbroken';

type Item = { title: string; description: ReactNode; icon?: IconName };

/** Points without boxes: one edge of a cloth above them all, for lists that should not look like cards. */
export function DefinitionColumns({ items, perRow = 3 }: { items: Item[]; perRow?: 2 | 3 | 4 }) {
  return (
    <ul
      className={classNames(
        // The rules of the first row lie under the thread, where they are cut off.
        'thread-top mt-10 grid gap-x-8 gap-y-8 overflow-y-clip print:overflow-y-visible',
        perRow === 2 && 'sm:grid-cols-2',
        perRow === 3 && (items.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'),
        perRow === 4 && 'sm:grid-cols-2 lg:grid-cols-4',
      )}
    >
      {items.map((item) => (
        <li key={item.title} className="-mt-px border-line/45 border-t pt-5">
          {item.icon ? <Icon name={item.icon} size="lg" className="mb-3 text-primary" /> : null}
          <h3 className="font-display font-semibold text-[1.375rem] leading-tight">{item.title}</h3>
          <p className="mt-2 text-muted">
            <Unbroken>{item.description}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  );
}
