import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { Phrases } from '@/components/ui/phrases';

type FormPanelProps = { texts: { title: string; intro: ReactNode } };

/** The form for messages on a light ground, within a dark section. */
export function FormPanel({ texts }: FormPanelProps) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="self-start bg-surface p-5 text-ink sm:p-8 max-sm:-mx-5 [&_:focus-visible]:outline-primary"
    >
      <h3 id="contact-title" className="font-display font-semibold text-subtitle">
        <Phrases text={texts.title} />
      </h3>
      <p className="mt-2 mb-6 max-w-measure text-muted">{texts.intro}</p>
      <Form name="contact" labelledBy="contact-title" />
    </section>
  );
}
