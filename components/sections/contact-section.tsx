import type { ReactNode } from 'react';
import { MessageForm } from '@/components/forms/message-form';
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
      <div className="grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div>
          <SectionHeading id={`${anchor}-title`} title={title} intro={intro} />
          {aside}
        </div>
        <MessageForm form={form} labelledBy={`${anchor}-title`} />
      </div>
    </Section>
  );
}
