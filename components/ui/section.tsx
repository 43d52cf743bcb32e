import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const tones = {
  page: '',
  surface: 'border-y border-hairline bg-surface',
  band: 'bg-band',
  deep: 'on-deep bg-deep text-on-deep',
} as const;

type SectionProps = {
  children: ReactNode;
  /** Anchor of the section; its heading gets the id `<id>-title`. */
  id?: string;
  tone?: keyof typeof tones;
  /** Id of the heading that names the section. */
  labelledBy?: string;
};

/** One band of a page: full-width ground, content in the page's column. */
export function Section({ children, id, tone = 'page', labelledBy }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('py-14 sm:py-20 lg:py-24', tones[tone])}
    >
      <div className="mx-auto w-full max-w-page px-5 sm:px-8">{children}</div>
    </section>
  );
}
