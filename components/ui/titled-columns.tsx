import { classNames } from '@/lib/markup/class-names';
import { TitledList, type TitledText } from './titled-list';

type TitledColumnsProps = {
  items: TitledText[];
  perRow?: 2 | 3 | 4;
};

/** Points in columns below one rule, for lists that should not look like cards. */
export function TitledColumns({ items, perRow = items.length === 4 ? 4 : 3 }: TitledColumnsProps) {
  return (
    <TitledList
      items={items}
      className={classNames(
        'ruled-rows grid gap-8 mt-10',
        perRow === 2 && 'sm:grid-cols-2',
        perRow === 3 && (items.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'),
        perRow === 4 && 'sm:grid-cols-2 lg:grid-cols-4',
      )}
    />
  );
}
