import { TitledList, type TitledText } from './titled-list';

/** Columns for few items; others are in threes. */
const columns: Record<number, string> = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Points in columns below one rule, for lists that should not look like cards. */
export function TitledColumns({ items }: { items: TitledText[] }) {
  const own = columns[items.length] ?? 'sm:grid-cols-2 lg:grid-cols-3';
  return <TitledList items={items} className={`ruled-rows grid gap-8 mt-10 ${own}`} />;
}
