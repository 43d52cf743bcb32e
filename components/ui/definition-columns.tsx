import { classNames } from '@/lib/class-names';

type Item = { title: string; description: string };

/** Points without boxes: a rule above each, for lists that should not look like cards. */
export function DefinitionColumns({
  items,
  perRow = 3,
  onDeep,
}: {
  items: Item[];
  perRow?: 2 | 3 | 4;
  onDeep?: boolean;
}) {
  return (
    <ul
      className={classNames(
        'mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2',
        perRow === 3 && 'lg:grid-cols-3',
        perRow === 4 && 'lg:grid-cols-4',
      )}
    >
      {items.map((item) => (
        <li key={item.title} className="thread-top pt-4">
          <h3 className="font-semibold text-heading">{item.title}</h3>
          <p className={classNames('mt-2', onDeep ? 'text-on-deep-muted' : 'text-muted')}>
            {item.description}
          </p>
        </li>
      ))}
    </ul>
  );
}
