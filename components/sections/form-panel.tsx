import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { Phrases } from '@/components/ui/phrases';
import type { FormId } from '@/content/forms';

type FormPanelProps = {
  id: string;
  form: FormId;
  texts: { title: string; intro: ReactNode };
};

/** A form on a light ground, within a dark section. */
export function FormPanel({ id, form, texts }: FormPanelProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="self-start bg-surface p-5 text-ink sm:p-8 max-sm:-mx-5 [&_:focus-visible]:outline-primary"
    >
      <h3 id={titleId} className="font-display font-semibold text-subtitle">
        <Phrases text={texts.title} />
      </h3>
      <p className="mt-2 mb-6 max-w-measure text-muted">{texts.intro}</p>
      <Form name={form} labelledBy={titleId} />
    </section>
  );
}
