import { useTranslations } from 'next-intl';
import type { LinkText } from '@/components/sections/use-linked-texts';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { visaIcons } from '@/content/item-icons';
import type { VisaKey } from '@/content/visas';
import { sentence } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { classNames } from '@/lib/markup/class-names';

/** Anchor of a visa type on its page. */
export function visaAnchor(visa: VisaKey): string {
  return `visa-${visa}`;
}

// Cards side by side share the rows of their parts, so that the same labels stand on one line.
const beside = 'lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0';
const termsBeside =
  'lg:row-span-2 lg:grid lg:grid-cols-[3fr_2fr] lg:grid-rows-subgrid lg:gap-x-8 lg:gap-y-0';

// A card with a row of its own has its terms on the right.
const acrossBoth = 'lg:col-span-2 lg:grid lg:grid-cols-2 lg:gap-x-16';
const termsOnTheRight = 'lg:mt-0 lg:border-t-0 lg:pt-0';

type VisaTypeCardProps = {
  visa: VisaKey;
  link: LinkText;
  /** No other card is in its row. */
  alone: boolean;
};

/** One visa type: who it is for, how long it is valid, what it requires. */
export function VisaTypeCard({ visa, link, alone }: VisaTypeCardProps) {
  const t = useTranslations('services.visa.visaTypes');
  const noteKey = visa === 'srrv' || visa === 'business9b' ? visa : undefined;
  const processingKey = visa === 'tourist9a' || visa === 'work9g' ? visa : undefined;
  return (
    <li
      id={visaAnchor(visa)}
      className={classNames(
        'thread-top bg-surface p-6 target:outline-3 target:outline-accent sm:p-8 print:px-0 print:pt-4 print:pb-0',
        alone ? acrossBoth : beside,
      )}
    >
      <div>
        <h4 className="flex items-center gap-3 font-display font-semibold text-[1.375rem] leading-tight">
          <Icon name={visaIcons[visa]} size="lg" className="text-primary" />
          {t(`items.${visa}.title`)}
        </h4>
        <p className="mt-2 text-muted">{link(t(`items.${visa}.description`))}</p>
      </div>
      <dl
        className={classNames(
          'mt-5 border-hairline border-t pt-5',
          alone ? termsOnTheRight : termsBeside,
        )}
      >
        <div className={classNames(!processingKey && 'lg:col-span-2')}>
          <dt className="font-semibold">{t('labels.validity')}</dt>
          <dd className="mt-1 text-muted">
            <Unbroken>{t(`items.${visa}.validity`)}</Unbroken>
          </dd>
        </div>
        {processingKey ? (
          <div className="max-lg:mt-4">
            <dt className="font-semibold">{t('labels.processing')}</dt>
            <dd className="mt-1 text-muted">
              <Unbroken>{t(`items.${processingKey}.processing`)}</Unbroken>
            </dd>
          </div>
        ) : null}
        <div className="mt-4 lg:col-span-2">
          <dt className="font-semibold">{t('labels.requirements')}</dt>
          <dd className="mt-1 text-muted">
            <ul className="list-disc pl-5 marker:text-primary">
              {list(t, `items.${visa}.requirements`, sentence).map((item) => (
                <li key={item}>
                  <Unbroken>{item}</Unbroken>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {noteKey ? (
        <p className="mt-5 flex gap-3 self-start bg-band p-4">
          <Icon name="notice" className="mt-0.5 text-primary" />
          {t(`items.${noteKey}.note`)}
        </p>
      ) : null}
    </li>
  );
}
