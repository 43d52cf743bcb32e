import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { FormId } from '@/content/forms';

type ContactSectionProps = {
  id?: string;
  form: FormId;
  texts: { title: string; intro: ReactNode };
  aside: ReactNode;
};

/** A section with a form, and information beside it. */
export function ContactSection({ id = 'contact', form, texts, aside }: ContactSectionProps) {
  return (
    <Section id={id} tone="surface">
      {/* On small screens the form comes before the aside. */}
      <div className="grid gap-y-10 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0">
        <SectionHeading id={`${id}-title`} title={texts.title} intro={texts.intro} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Form name={form} labelledBy={`${id}-title`} />
        </div>
        <div>{aside}</div>
      </div>
    </Section>
  );
}
