import type { ReactNode } from 'react';
import type { SubjectIconName } from '@/content/icons';
import { CardTitle } from './card-title';
import { SpriteIcon } from './sprite-icon';

/** A text with a title, one of several that a list shows. */
export type TitledText = {
  title: string;
  description: ReactNode;
  icon?: SubjectIconName;
};

type TitledListProps = {
  items: TitledText[];
  /** Level of the headings. */
  as?: 'h3' | 'h4';
  /** Columns and rules. */
  className: string;
  itemClassName?: string;
};

/** Titled texts in a grid, each with its icon above. */
export function TitledList(props: TitledListProps) {
  const { items, as = 'h3', className, itemClassName } = props;
  return (
    <ul className={className}>
      {items.map(({ title, description, icon }) => (
        <li key={title} className={itemClassName}>
          {icon ? <SpriteIcon name={icon} size="lg" className="mb-3 text-primary" /> : null}
          <CardTitle as={as}>{title}</CardTitle>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
