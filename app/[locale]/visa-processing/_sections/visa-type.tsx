import { useLocale } from 'next-intl';
import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { unbroken } from '@/components/ui/unbroken';
import { visaIcons } from '@/content/message-items';
import type { VisaKey } from '@/content/visas';
import { labelColon } from '@/i18n/locales';

/** Anchor of a visa type on its page. */
export function visaAnchor(visa: VisaKey): string {
  return `visa-${visa}`;
}

type VisaTexts = PageTexts<'visa'>['visaTypes'];

/** What is compared of the types, in columns beside their names on larger screens. */
const comparedColumns = 'sm:grid sm:basis-2/3 sm:shrink-0 sm:grid-cols-3 sm:gap-x-5';

/** The heads of these columns, whose entries name them for screen readers. */
export function VisaTypesHead({ texts: { comparison, labels } }: { texts: VisaTexts }) {
  return (
    <div
      aria-hidden="true"
      data-shown-only="screen"
      className="flex gap-x-4 bg-surface px-8 pt-5 pb-2 font-semibold text-[0.9375rem] max-sm:hidden"
    >
      <span className="flex-1">{comparison.type}</span>
      <span className={comparedColumns}>
        {Children.map([labels.permittedStay, labels.processing, comparison.who], (label) => (
          <span>{label}</span>
        ))}
      </span>
      <span className="w-4" />
    </div>
  );
}

/** What is compared of a type; phones show for whom it is. */
function Compared({ visa, texts: { comparison, labels } }: { visa: VisaKey; texts: VisaTexts }) {
  const colon = labelColon(useLocale());
  const row = comparison.items[visa];
  const time = 'time' in row ? row.time : comparison.varies;
  const entries = [
    { key: 'stay', label: labels.permittedStay, value: unbroken(row.stay) },
    { key: 'time', label: labels.processing, value: unbroken(time) },
    { key: 'who', label: comparison.who, value: row.who },
  ];
  return entries.map(({ key, label, value }) => (
    <span key={key} className="max-sm:not-last:hidden">
      <span className="sr-only">
        {label}
        {colon}
      </span>
      {value}
    </span>
  ));
}

type VisaTypeProps = { visa: VisaKey; texts: VisaTexts };

/** One visa type: its line compares it with the others, and opens purpose, stay, processing time and requirements. */
export function VisaType({ visa, texts: all }: VisaTypeProps) {
  const { labels } = all;
  const texts = all.items[visa];
  const processing = 'processing' in texts ? texts.processing : labels.unknown;
  const note = 'note' in texts ? texts.note : undefined;
  return (
    <li className="border-line/45 border-t bg-surface px-5 sm:px-8 print:px-0">
      <Disclosure
        summary={
          <CardTitle as="h4" className="flex flex-1 items-center gap-3 sm:items-baseline">
            <SpriteIcon
              name={visaIcons[visa]}
              className="text-primary sm:max-lg:hidden lg:translate-y-[0.15em]"
            />
            <span>
              <Phrases text={texts.title} />
            </span>
          </CardTitle>
        }
        note={<Compared visa={visa} texts={all} />}
        noteColumns={comparedColumns}
      >
        {/* Not the `details` itself: browsers open it for a link to something within it. */}
        <div
          id={visaAnchor(visa)}
          className="grid scroll-mt-24 gap-x-16 gap-y-5 target-outline lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
        >
          <p className="text-muted">{texts.description}</p>
          <dl className="grid content-start gap-4 lg:row-span-2">
            <div>
              <dt className="font-semibold">{labels.requirements}</dt>
              <dd className="mt-1 text-muted">
                <ul className="list-disc pl-5 marker:text-primary">
                  {Children.map(texts.requirements, (item) => (
                    <li>{item}</li>
                  ))}
                </ul>
              </dd>
            </div>
            <div>
              <dt className="font-semibold">{labels.permittedStay}</dt>
              <dd className="mt-1 text-muted">{texts.permittedStay}</dd>
            </div>
            <div>
              <dt className="font-semibold">{labels.processing}</dt>
              <dd className="mt-1 text-muted">{processing}</dd>
            </div>
          </dl>
          {note ? (
            <p className="flex gap-3 self-start bg-band p-4">
              <Icon name="notice" className="mt-0.5 text-primary max-sm:hidden" />
              <span>{note}</span>
            </p>
          ) : null}
        </div>
      </Disclosure>
    </li>
  );
}
