import type { ReactNode } from 'react';
import { DefinitionColumns, type DefinitionItem } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

type PointsSectionProps = {
  /** Anchor of the section. */
  id?: string;
  texts: { title: string; intro: ReactNode };
  items: DefinitionItem[];
  perRow?: 3 | 4;
};

/** A section that only one service has: points below a heading. */
export function PointsSection({ id, texts, items, perRow }: PointsSectionProps) {
  const titleId = id && `${id}-title`;
  return (
    <Section tone="band" id={id} labelledBy={titleId}>
      <SectionHeading id={titleId} title={texts.title} intro={texts.intro} />
      <DefinitionColumns items={items} perRow={perRow} />
    </Section>
  );
}
