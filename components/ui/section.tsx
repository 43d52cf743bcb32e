import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { SectionHeading } from './section-heading';

const tones = {
  page: '',
  surface: 'border-y border-hairline bg-surface',
  band: 'bg-band',
  deep: 'on-deep bg-deep text-on-deep',
} as const;

type SectionProps = {
  children: ReactNode;
  id?: string | undefined;
  tone?: keyof typeof tones;
  /** Id of the heading that names the section: by default that of the anchor, with `-title`. */
  labelledBy?: string | undefined;
  /** The heading, where it comes first; elsewhere a section has its own `SectionHeading`. */
  heading?: { title: string; intro?: ReactNode; size?: 'call' | 'statement' };
  /** Begins with a selvedge, like a cloth. */
  edge?: boolean;
  /** Less space above, where the section continues the one before. */
  snug?: boolean;
};

/** A section of a page: background over the full width, content in the page's column. */
export function Section(props: SectionProps) {
  const {
    children,
    id,
    tone = 'page',
    labelledBy = id && `${id}-title`,
    heading,
    edge,
    snug,
  } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('pb-7 sm:pb-12', snug ? 'pt-6 sm:pt-8' : 'pt-7 sm:pt-12', tones[tone])}
    >
      {edge ? <div aria-hidden="true" className="selvedge -mt-7 mb-7 sm:-mt-12 sm:mb-12" /> : null}
      <div className="mx-auto w-full max-w-page px-5 sm:px-8">
        {heading ? <SectionHeading {...heading} id={labelledBy} onDeep={tone === 'deep'} /> : null}
        {children}
      </div>
    </section>
  );
}
