import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { classNames } from '@/lib/markup/class-names';

type HeadEntry = { label: string; value: string };

type SheetProps = {
  /** Name of the sheet, and the note below it. */
  texts: { name: string; note: ReactNode };
  head: HeadEntry[];
  /** The parts of the sheet, at most two: each a `SheetPart` or a `NotedPart`. */
  children: ReactNode;
  /** Stands beside a text on large screens, so its margin is no wider there. */
  isNarrow?: boolean;
};

type SampleSheetProps = Omit<SheetProps, 'isNarrow'> & {
  /** Heading and introduction of the section. */
  texts: { title: string; intro: ReactNode };
};

/** The head of a sheet with amounts: client, period and unit. */
export function useClientHead(period: HeadEntry): HeadEntry[] {
  const t = useTranslations('common.sample');
  return [
    { label: t('client'), value: t('company') },
    period,
    { label: t('unit.label'), value: t('unit.value') },
  ];
}

/** A working paper as a client receives it, stamped as an example. */
export function Sheet({ texts, head, children, isNarrow }: SheetProps) {
  const t = useTranslations('common.sample');
  return (
    <figure
      aria-labelledby="sample-name"
      className="threaded-notes -mx-5 bg-surface text-ink sm:mx-0 [&_a:focus-visible]:outline-primary"
    >
      <div aria-hidden="true" className="selvedge" />
      <div className="px-4 pt-5 pb-6 sm:px-8 lg:px-10">
        <div className="flex items-start justify-between gap-x-6">
          <p id="sample-name" data-unlinked="" className="text-balance font-display text-subtitle">
            <strong>
              <Phrases text={texts.name} />
            </strong>
          </p>
          <p className="shrink-0">
            <span className="inline-block -rotate-2 border-2 border-error px-2.5 py-0.5 font-sans font-semibold text-error text-sm uppercase [letter-spacing:0.1em]">
              {t('stamp')}
            </span>
          </p>
        </div>
        <dl
          className={classNames(
            'mt-5 grid grid-cols-2 gap-x-8 gap-y-2 border-line/45 border-y py-3 text-[0.9375rem] sm:grid-cols-3',
            // Beside a text the stamp says enough on phones.
            isNarrow && 'max-sm:hidden',
          )}
        >
          {head.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-semibold">{unbroken(value)}</dd>
            </div>
          ))}
        </dl>
        <div
          className={classNames(
            'mt-8 gap-x-10 lg:grid lg:grid-cols-[1fr_18rem] lg:grid-rows-[auto_auto_1fr]',
            !isNarrow && 'xl:grid-cols-[1fr_25rem]',
          )}
        >
          {children}
        </div>
      </div>
      <figcaption
        className={classNames(
          'border-line/45 border-t px-4 py-4 text-muted text-sm sm:px-8 lg:px-10',
          isNarrow && 'max-sm:hidden',
        )}
      >
        {texts.note}
      </figcaption>
    </figure>
  );
}

/** A section with such a paper. */
export function SampleSheet({ texts, ...sheet }: SampleSheetProps) {
  return (
    <Section tone="deep" id="sample" heading={texts}>
      <div className="mt-8">
        <Sheet texts={texts} {...sheet} />
      </div>
    </Section>
  );
}
