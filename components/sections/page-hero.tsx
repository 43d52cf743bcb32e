import type { ReactNode } from 'react';

type PageHeroProps = {
  title: string;
  lead: string;
  subtitle?: string;
  /** Buttons below the lead. */
  actions?: ReactNode;
};

/** Opening of a page: its only first-level heading, what it is about, what to do next. */
export function PageHero({ title, lead, subtitle, actions }: PageHeroProps) {
  return (
    <div className="mx-auto max-w-page px-5 pt-8 pb-14 sm:px-8 sm:pt-12 sm:pb-20">
      <div className="max-w-4xl">
        <h1 className="font-display font-semibold text-display">{title}</h1>
        {subtitle ? (
          <p className="mt-4 text-balance font-display text-heading text-primary sm:text-title">
            {subtitle}
          </p>
        ) : null}
        <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>
        {actions ? <div className="mt-8 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </div>
  );
}
