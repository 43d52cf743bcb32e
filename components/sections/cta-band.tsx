import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

/** Dark band that asks for the next step. */
export function CtaBand({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Section tone="deep" edge>
      <div className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
        <SectionHeading title={title} intro={text} onDeep />
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </Section>
  );
}
