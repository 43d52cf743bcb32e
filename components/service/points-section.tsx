import type { ReactNode } from 'react';
import { DisclosureList, type DisclosureText } from '@/components/ui/disclosure-list';
import { Section } from '@/components/ui/section';

type PointsSectionProps = {
  id?: string;
  texts: { title: string; intro: ReactNode };
  items: DisclosureText[];
  isFirstRowOpen?: boolean;
};

/** A section that only one service has: points below a heading. */
export function PointsSection({ id, texts, items, isFirstRowOpen }: PointsSectionProps) {
  return (
    <Section tone="band" id={id} heading={texts}>
      <div className="mt-8">
        <DisclosureList items={items} twoColumns isFirstRowOpen={isFirstRowOpen} />
      </div>
    </Section>
  );
}
