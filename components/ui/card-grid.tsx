import { classNames } from '@/lib/class-names';
import type { IconName } from './icon';
import { Icon } from './icon';
import { LocalLink } from './local-link';

export type CardItem = {
  title: string;
  description: string;
  icon?: IconName;
  /** Path without locale prefix: makes the whole card a link. */
  to?: string;
};

const columns = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

type CardGridProps = { items: CardItem[]; perRow?: keyof typeof columns };

/** Cards with a heading and a text each; with `to`, the heading's link covers the card. */
export function CardGrid({ items, perRow = 3 }: CardGridProps) {
  return (
    <ul className={classNames('mt-10 grid gap-5', columns[perRow])}>
      {items.map((item) => (
        <li
          key={item.title}
          className={classNames(
            'relative rounded-card border border-hairline bg-surface p-6 text-ink',
            item.to !== undefined &&
              'transition-colors focus-within:border-primary hover:border-primary',
          )}
        >
          {item.icon ? <Icon name={item.icon} className="mb-5 size-7 text-primary" /> : null}
          <h3 className="font-semibold text-heading">
            {item.to === undefined ? (
              item.title
            ) : (
              <LocalLink to={item.to} className="after:absolute after:inset-0 hover:text-primary">
                {item.title}
              </LocalLink>
            )}
          </h3>
          <p className="mt-2 text-muted">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
