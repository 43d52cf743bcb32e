import type { ReactNode } from 'react';
import type { SubjectIconName } from '@/content/icons';
import { classNames } from '@/lib/markup/class-names';
import { CardTitle } from './card-title';
import { CoverLink } from './cover-link';
import { SpriteIcon } from './sprite-icon';

type CardItem = {
  title: string;
  description: ReactNode;
  icon?: SubjectIconName;
  /** Path without locale prefix: makes the whole card a link. */
  to?: string;
};

/** Columns by number of items: with 3, 4 or 6, no row has a single card. */
function columnsFor(count: number): string {
  if (count % 3 === 0) return count > 3 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-3';
  return 'sm:grid-cols-2 xl:grid-cols-4';
}

type CardGridProps = {
  items: CardItem[];
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
          {item.icon ? (
            <SpriteIcon name={item.icon} size="lg" className="mb-3 text-primary" />
          ) : null}
          <CardTitle as="h3">
            {item.to === undefined ? item.title : <CoverLink to={item.to}>{item.title}</CoverLink>}
          </CardTitle>
          <p className="mt-2 text-muted">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
