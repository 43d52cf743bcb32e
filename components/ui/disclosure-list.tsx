import { classNames } from '@/lib/markup/class-names';
import { CardTitle } from './card-title';
import { Disclosure } from './disclosure';
import { Phrases } from './phrases';
import { SpriteIcon } from './sprite-icon';
import type { TitledItem } from './titled-entry';

type DisclosureListProps = {
  items: TitledItem[];
  /** Two columns on large screens. */
  twoColumns?: boolean;
};

/** Titled texts that open one by one. */
export function DisclosureList({ items, twoColumns }: DisclosureListProps) {
  return (
    <ul
      className={classNames(
        'content-start border-line/45 border-b',
        twoColumns && 'lg:grid lg:grid-cols-2 lg:gap-x-16',
      )}
    >
      {items.map(({ title, description, icon }) => (
        <li key={title} className="border-line/45 border-t">
          <Disclosure
            summary={
              <CardTitle as="h3" className="flex items-center gap-4">
                {icon ? <SpriteIcon name={icon} className="text-primary" /> : null}
                <Phrases text={title} />
              </CardTitle>
            }
          >
            <p className="max-w-measure text-muted">{description}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
