import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

type ContactSectionProps = {
  form: 'home' | 'contact';
  title: string;
  intro: ReactNode;
  /** What else helps to decide how to write, below the intro. */
  aside: ReactNode;
};

/** Anchor that buttons scroll to. */
const anchor = 'contact';

/** Contact section with the message form, on the home page and on service pages. */
export function ContactSection({ form, title, intro, aside }: ContactSectionProps) {
  return (
    <Section id={anchor} tone="surface" labelledBy={`${anchor}-title`}>
      {/* On small screens the form comes before what stands beside it on large ones. */}
      <div className="grid gap-y-10 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0">
        <SectionHeading id={`${anchor}-title`} title={title} intro={intro} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Form name={form} labelledBy={`${anchor}-title`} />
        </div>
        <div>{aside}</div>
      </div>
    </Section>
  );
}
