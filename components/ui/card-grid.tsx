import { TitledEntry, type TitledText } from './titled-entry';

type CardGridProps = {
  items: TitledText[];
  /** Two columns at most, for long texts. */
  wide?: boolean;
};

/** A grid of cards with heading and text. */
export function CardGrid({ items, wide }: CardGridProps) {
  const columns = wide ? 'md:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3';
  return (
    <ul className={`ledger mt-10 grid ${columns}`}>
      {items.map((item) => (
        <li key={item.title}>
          <TitledEntry item={item} as="h3" />
        </li>
      ))}
    </ul>
  );
}
