import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { SectionHeading } from '@/components/ui/section-heading';

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
      >
        <div className="max-sm:sr-only">
          <SectionHeading id={titleId} title={title} />
        </div>
        <ul className="sm:tricolor-rule sm:mt-6">{children}</ul>
      </Disclosure>
    </section>
  );
}
