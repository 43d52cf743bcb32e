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

/** A titled text with its icon above. @param as level of the heading */
export function TitledEntry({ item, as }: { item: TitledText; as: 'h3' | 'h4' }) {
  const { title, description, icon } = item;
  return (
    <>
      {icon ? <SpriteIcon name={icon} size="lg" className="mb-3 text-primary" /> : null}
      <CardTitle as={as}>{title}</CardTitle>
      <p className="mt-2 text-muted">{description}</p>
    </>
  );
}
