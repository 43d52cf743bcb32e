import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { visaIcons } from '@/content/message-items';
import type { VisaKey } from '@/content/visas';

/** Anchor of a visa type on its page. */
export function visaAnchor(visa: VisaKey): string {
  return `visa-${visa}`;
}

type VisaTexts = PageTexts<'visa'>['visaTypes'];

type VisaTypeProps = {
  visa: VisaKey;
  texts: VisaTexts['items'][VisaKey];
  labels: VisaTexts['labels'];
};

/** One visa type: its name opens purpose, permitted stay, processing time and requirements. */
export function VisaType({ visa, texts, labels }: VisaTypeProps) {
  const processing = 'processing' in texts ? texts.processing : labels.unknown;
  const note = 'note' in texts ? texts.note : undefined;
  return (
    <li className="border-line/45 border-t bg-surface px-5 sm:px-8 print:px-0">
      <Disclosure
        summary={
          <CardTitle as="h4" className="flex items-center gap-3">
            <SpriteIcon name={visaIcons[visa]} className="text-primary" />
            <Phrases text={texts.title} />
          </CardTitle>
        }
      >
        {/* Not the `details` itself: browsers open it for a link to something within it. */}
        <div
          id={visaAnchor(visa)}
          className="grid scroll-mt-16 gap-x-16 gap-y-5 target-outline lg:grid-cols-2"
        >
          <div>
            <p className="text-muted">{texts.description}</p>
            {note ? (
              <p className="mt-5 flex gap-3 bg-band p-4">
                <Icon name="notice" className="mt-0.5 text-primary max-sm:hidden" />
                <span>{note}</span>
              </p>
            ) : null}
          </div>
          <dl className="grid content-start gap-4">
            <div>
              <dt className="font-semibold">{labels.permittedStay}</dt>
              <dd className="mt-1 text-muted">{texts.permittedStay}</dd>
            </div>
            <div>
              <dt className="font-semibold">{labels.processing}</dt>
              <dd className="mt-1 text-muted">{processing}</dd>
            </div>
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
          </dl>
        </div>
      </Disclosure>
    </li>
  );
}
