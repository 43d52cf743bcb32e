import { classNames } from '@/lib/markup/class-names';
import { TitledEntry, type TitledText } from './titled-entry';

/** Columns by number of items: with 3, 4 or 6, no row has a single card. */
function columnsFor(count: number): string {
  if (count % 3 === 0) return count > 3 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-3';
  return 'sm:grid-cols-2 xl:grid-cols-4';
}

type CardGridProps = {
  items: TitledText[];
  /** Two columns at most, for long texts. */
  wide?: boolean;
};

/** A grid of cards with heading and text; with `to`, the link covers the card. */
export function CardGrid({ items, wide }: CardGridProps) {
  return (
    <ul
      className={classNames(
        'ledger mt-10 grid',
        wide ? 'md:grid-cols-2' : columnsFor(items.length),
      )}
    >
      {items.map((item) => (
        <li key={item.title} className={classNames(item.to !== undefined && 'group')}>
          <TitledEntry item={item} as="h3" />
        </li>
      ))}
    </ul>
  );
}
