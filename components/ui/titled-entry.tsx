import type { ReactNode } from 'react';
import type { SubjectIconName } from '@/content/icons';
import { CardTitle } from './card-title';
import { CoverLink } from './cover-link';
import { SpriteIcon } from './sprite-icon';

/** A text with a title, one of several that a list shows. */
export type TitledText = {
  title: string;
  description: ReactNode;
  icon?: SubjectIconName;
  /** Path without locale prefix: makes the whole entry a link. */
  to?: string;
};

/** A titled text with its icon above. @param as level of the heading */
export function TitledEntry({ item, as }: { item: TitledText; as: 'h3' | 'h4' }) {
  const { title, description, icon, to } = item;
  return (
    <>
      {icon ? <SpriteIcon name={icon} size="lg" className="mb-3 text-primary" /> : null}
      <CardTitle as={as}>
        {to === undefined ? title : <CoverLink to={to}>{title}</CoverLink>}
      </CardTitle>
      <p className="mt-2 text-muted">{description}</p>
    </>
  );
}
