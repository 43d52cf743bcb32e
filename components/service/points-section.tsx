import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TitledColumns, type TitledItem } from '@/components/ui/titled-columns';

type PointsSectionProps = {
  /** Anchor of the section. */
  id?: string;
  texts: { title: string; intro: ReactNode };
  items: TitledItem[];
  perRow?: 3 | 4;
};

/** A section that only one service has: points below a heading. */
export function PointsSection({ id, texts, items, perRow }: PointsSectionProps) {
  const titleId = id && `${id}-title`;
  return (
    <Section tone="band" id={id} labelledBy={titleId}>
      <SectionHeading id={titleId} title={texts.title} intro={texts.intro} />
      <TitledColumns items={items} perRow={perRow} />
    </Section>
  );
}
