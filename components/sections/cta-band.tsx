import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ImageName } from '@/content/images';

type CtaBandProps = {
  title: string;
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
  /** The cloth beside the text on large screens. */
  cloth: ImageName;
};

/** Dark band that asks for the next step. */
export function CtaBand({ title, text, children, cloth }: CtaBandProps) {
  return (
    <Section tone="deep" edge>
      <div className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <div>
          <SectionHeading title={title} intro={text} onDeep />
          <div className="mt-8 flex flex-wrap gap-3 max-[26rem]:*:w-full">{children}</div>
        </div>
        <div className="max-lg:hidden">
          <Picture name={cloth} alt="" className="aspect-16/7 w-full object-cover" />
          <div aria-hidden="true" className="fringe" />
        </div>
      </div>
    </Section>
  );
}
