import type { ReactNode } from 'react';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

type PointsSectionProps = {
  /** Anchor of the section. */
  id: string;
  texts: {
    title: string;
    intro: ReactNode;
    items: Readonly<Record<string, { title: string; description: ReactNode }>>;
  };
};

/** A service's own section of four points that belong together. */
export function PointsSection({ id, texts }: PointsSectionProps) {
  return (
    <Section tone="band" id={id} labelledBy={`${id}-title`}>
      <SectionHeading id={`${id}-title`} title={texts.title} intro={texts.intro} />
      <DefinitionColumns items={Object.values(texts.items)} perRow={4} />
    </Section>
  );
}
