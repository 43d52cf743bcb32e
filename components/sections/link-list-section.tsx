import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

type LinkListSectionProps = {
  id: string;
  title: string;
  intro: string;
  /** Less space above, below another such section. */
  snug?: boolean;
  /** Items of the list. */
  children: ReactNode;
};

/** A section that lists all calculators, or all downloads. */
export function LinkListSection({
  id,
  title,
  intro,
  snug = false,
  children,
}: LinkListSectionProps) {
  return (
    <Section id={id} snug={snug}>
      <div
        data-unlinked=""
        className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16"
      >
        <SectionHeading id={`${id}-title`} title={title} intro={intro} />
        <ul className="grid content-start gap-x-12 border-line/45 border-t sm:grid-cols-2">
          {children}
        </ul>
      </div>
    </Section>
  );
}
