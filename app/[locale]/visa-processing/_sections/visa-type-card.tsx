import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { visaIcons } from '@/content/message-items';
import type { VisaKey } from '@/content/visas';
import { classNames } from '@/lib/markup/class-names';

/** Anchor of a visa type on its page. */
export function visaAnchor(visa: VisaKey): string {
  return `visa-${visa}`;
}

// Cards side by side share a subgrid, so that equal labels are aligned.
const beside = 'lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0';
const termsBeside =
  'lg:row-span-2 lg:grid lg:grid-cols-[3fr_2fr] lg:grid-rows-subgrid lg:gap-x-8 lg:gap-y-0';

// A card alone in its row has its terms on the right.
const acrossBoth = 'lg:col-span-2 lg:grid lg:grid-cols-2 lg:gap-x-16';
const termsOnTheRight = 'lg:mt-0 lg:border-t-0 lg:pt-0';

type VisaTexts = PageTexts<'visa'>['visaTypes'];

type VisaTypeCardProps = {
  visa: VisaKey;
  texts: VisaTexts['items'][VisaKey];
  labels: VisaTexts['labels'];
  /** No other card is in its row. */
  alone: boolean;
};

/** One visa type: purpose, permitted stay, processing time and requirements. */
export function VisaTypeCard({ visa, texts, labels, alone }: VisaTypeCardProps) {
  const processing = 'processing' in texts ? texts.processing : labels.unknown;
  const note = 'note' in texts ? texts.note : undefined;
  return (
    <li
      id={visaAnchor(visa)}
      className={classNames(
        'tricolor-rule min-w-0 bg-surface p-5 target-outline sm:p-8 print:px-0 print:py-4',
        alone ? acrossBoth : beside,
      )}
    >
      <div>
        <CardTitle as="h4" className="flex items-center gap-3">
          <SpriteIcon name={visaIcons[visa]} size="lg" className="text-primary" />
          <Phrases text={texts.title} />
        </CardTitle>
        <p className="mt-2 text-muted">{texts.description}</p>
      </div>
      <dl
        className={classNames(
          'mt-5 border-hairline border-t pt-5',
          alone ? termsOnTheRight : termsBeside,
        )}
      >
        <div>
          <dt className="font-semibold">{labels.permittedStay}</dt>
          <dd className="mt-1 text-muted">{texts.permittedStay}</dd>
        </div>
        <div className="max-lg:mt-4">
          <dt className="font-semibold">{labels.processing}</dt>
          <dd className="mt-1 text-muted">{processing}</dd>
        </div>
        <div className="mt-4 lg:col-span-2">
          <dt className="font-semibold">{labels.requirements}</dt>
          <dd className="mt-1 text-muted">
            <ul className="list-disc pl-5 marker:text-primary">
              {Children.map(texts.requirements, (item) => (
                <li>{item}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {note ? (
        <p className="mt-5 flex gap-3 self-start bg-band p-4">
          <Icon name="notice" className="mt-0.5 text-primary max-sm:hidden" />
          <span>{note}</span>
        </p>
      ) : null}
    </li>
  );
}
