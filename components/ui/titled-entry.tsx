import type { ReactNode } from 'react';
import type { SubjectIconName } from '@/content/icons';
import { CardTitle } from './card-title';
import { CoverLink } from './cover-link';
import { SpriteIcon } from './sprite-icon';

export type TitledItem = {
  title: string;
  description: ReactNode;
  icon?: SubjectIconName;
  /** Path without locale prefix: makes the whole entry a link. */
  to?: string;
};

/** Icon, heading and text of an entry. @param as level of the heading */
export function TitledEntry({ item, as }: { item: TitledItem; as: 'h3' | 'h4' }) {
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
