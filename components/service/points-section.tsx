import type { ReactNode } from 'react';
import { DisclosureList, type DisclosureText } from '@/components/ui/disclosure-list';
import { Section } from '@/components/ui/section';
import { classNames } from '@/lib/markup/class-names';

type PointsSectionProps = {
  id?: string;
  texts: { title: string; intro: ReactNode };
  items: DisclosureText[];
  isFirstRowOpen?: boolean;
  /** Stands beside the points on large screens. */
  aside?: ReactNode;
};

/** A section that only one service has: points below a heading. */
export function PointsSection({ id, texts, items, isFirstRowOpen, aside }: PointsSectionProps) {
  const isAlone = aside === undefined;
  return (
    <Section tone="band" id={id} heading={texts}>
      <div className={classNames('mt-8', !isAlone && 'grid gap-x-16 gap-y-8 lg:grid-cols-2')}>
        <DisclosureList items={items} twoColumns={isAlone} isFirstRowOpen={isFirstRowOpen} />
        {aside}
      </div>
    </Section>
  );
}
