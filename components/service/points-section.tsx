import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { TitledColumns } from '@/components/ui/titled-columns';
import type { TitledItem } from '@/components/ui/titled-entry';

type PointsSectionProps = {
  id?: string;
  texts: { title: string; intro: ReactNode };
  items: TitledItem[];
  perRow?: 3 | 4;
};

/** A section that only one service has: points below a heading. */
export function PointsSection({ id, texts, items, perRow }: PointsSectionProps) {
  return (
    <Section tone="band" id={id} heading={texts}>
      <TitledColumns items={items} perRow={perRow} />
    </Section>
  );
}
