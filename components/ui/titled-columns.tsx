import type { ReactNode } from 'react';
import type { SubjectIconName } from '@/content/icons';
import { classNames } from '@/lib/markup/class-names';
import { CardTitle } from './card-title';
import { SpriteIcon } from './sprite-icon';

export type TitledItem = { title: string; description: ReactNode; icon?: SubjectIconName };

type TitledColumnsProps = {
  items: TitledItem[];
  perRow?: 2 | 3 | 4 | undefined;
  /** Level of the headings. */
  level?: 'h3' | 'h4';
  /** Less space above: right below its heading. */
  snug?: boolean;
};

/** Points in columns below one rule, for lists that should not look like cards. */
export function TitledColumns({ items, perRow = 3, level = 'h3', snug }: TitledColumnsProps) {
  return (
    <ul
      className={classNames(
        'ruled-rows grid gap-8',
        snug ? 'mt-6' : 'mt-10',
        perRow === 2 && 'sm:grid-cols-2',
        perRow === 3 && (items.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'),
        perRow === 4 && 'sm:grid-cols-2 lg:grid-cols-4',
      )}
    >
      {items.map((item) => (
        <li key={item.title}>
          {item.icon ? (
            <SpriteIcon name={item.icon} size="lg" className="mb-3 text-primary" />
          ) : null}
          <CardTitle as={level}>{item.title}</CardTitle>
          <p className="mt-2 text-muted">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
