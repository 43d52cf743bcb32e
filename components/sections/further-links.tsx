import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';

type FurtherLinksProps = {
  /** Prefix of the heading's id. */
  id: string;
  title: string;
  /** Items of the list. */
  children: ReactNode;
};

/** Links to where a visitor goes next: a column on large screens, closed on phones. */
export function FurtherLinks({ id, title, children }: FurtherLinksProps) {
  const titleId = `${id}-title`;
  return (
    <section
      aria-labelledby={titleId}
      data-unlinked=""
      className="max-sm:border-line/45 max-sm:border-b"
    >
      <Disclosure
        onPhones
        summary={<span className="font-display font-semibold text-heading">{title}</span>}
        heading={
          <h2 id={titleId} className="font-display font-semibold text-subtitle">
            <Phrases text={title} />
          </h2>
        }
      >
        <ul className="gap-x-12 sm:tricolor-rule sm:mt-4 lg:in-[section:only-child]:grid lg:in-[section:only-child]:grid-cols-3">
          {children}
        </ul>
      </Disclosure>
    </section>
  );
}
