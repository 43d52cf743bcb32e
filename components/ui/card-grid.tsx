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
    <ul className={classNames('mt-12 grid gap-x-8 gap-y-10', columns[perRow])}>
      {items.map((item) => (
        <li
          key={item.title}
          className={classNames('thread-left relative py-1 pl-5', item.to !== undefined && 'group')}
        >
          {item.icon ? <Icon name={item.icon} className="mb-3 size-7 text-primary" /> : null}
          <h3 className="font-display font-semibold text-[1.375rem] leading-tight">
            {item.to === undefined ? (
              item.title
            ) : (
              <LocalLink
                to={item.to}
                className="after:absolute after:inset-0 group-hover:text-primary group-hover:underline underline-offset-4 decoration-2"
              >
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
