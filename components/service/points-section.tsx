import type { ReactNode } from 'react';
import { DisclosureList } from '@/components/ui/disclosure-list';
import { Section } from '@/components/ui/section';
import type { TitledItem } from '@/components/ui/titled-entry';

type PointsSectionProps = {
  id?: string;
  texts: { title: string; intro: ReactNode };
  items: TitledItem[];
};

/** A section that only one service has: points below a heading. */
export function PointsSection({ id, texts, items }: PointsSectionProps) {
  return (
    <Section tone="band" id={id} heading={texts}>
      <div className="mt-8">
        <DisclosureList items={items} twoColumns />
      </div>
    </Section>
  );
}
