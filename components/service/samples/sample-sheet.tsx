import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stamp } from '@/components/ui/stamp';

type SampleSheetProps = {
  title: string;
  intro: ReactNode;
  /** Stamped on the paper: that it is an example. */
  stamp: string;
  /** The title of the paper. */
  name: string;
  /** Whose paper it is, for when, in what unit. */
  head: { label: string; value: string }[];
  /** The parts of the paper: each a `SheetPart`. */
  children: ReactNode;
  /** What the example is and is not. */
  caption: ReactNode;
};

/** A band with a working paper on it, as a client receives it. */
export function SampleSheet({
  title,
  intro,
  stamp,
  name,
  head,
  children,
  caption,
}: SampleSheetProps) {
  return (
    <Section tone="deep" id="sample" labelledBy="sample-title">
      <SectionHeading id="sample-title" title={title} intro={intro} onDeep />
      <figure className="-mx-5 mt-10 bg-surface text-ink sm:mx-0 [&_a:focus-visible]:outline-primary">
        <div aria-hidden="true" className="selvedge" />
        <div className="px-4 pt-6 pb-8 sm:px-8 lg:px-10">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <p className="font-display font-semibold text-subtitle">{name}</p>
            <p>
              <Stamp>{stamp}</Stamp>
            </p>
          </div>
          <dl className="mt-5 grid gap-x-8 gap-y-3 border-line/45 border-y py-3 text-[0.9375rem] sm:grid-cols-3">
            {head.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8">{children}</div>
        </div>
        <figcaption className="border-line/45 border-t px-4 py-4 text-muted text-sm sm:px-8 lg:px-10">
          {caption}
        </figcaption>
      </figure>
    </Section>
  );
}
