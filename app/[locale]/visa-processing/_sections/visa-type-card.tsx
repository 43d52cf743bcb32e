import { useTranslations } from 'next-intl';
import type { LinkText } from '@/components/sections/use-linked-texts';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { visaIcons } from '@/content/item-icons';
import { sentence, type VisaKey } from '@/content/schema';
import { list } from '@/lib/list';

/** Anchor of a visa type on its page. */
export function visaAnchor(visa: VisaKey): string {
  return `visa-${visa}`;
}

/** One visa type: who it is for, how long it is valid, what it requires. */
export function VisaTypeCard({ visa, link }: { visa: VisaKey; link: LinkText }) {
  const t = useTranslations('services.visa.visaTypes');
  const noteKey = visa === 'srrv' || visa === 'business9b' ? visa : undefined;
  return (
    <li
      id={visaAnchor(visa)}
      className="thread-top bg-surface p-6 target:outline-3 target:outline-accent sm:p-8 lg:odd:last:col-span-2 print:px-0 print:pt-4 print:pb-0"
    >
      <h4 className="flex items-center gap-3 font-display font-semibold text-[1.375rem] leading-tight">
        <Icon name={visaIcons[visa]} size="lg" className="text-primary" />
        {t(`items.${visa}.title`)}
      </h4>
      <p className="mt-2 text-muted">{link(t(`items.${visa}.description`))}</p>
      <dl className="mt-5 border-hairline border-t pt-5">
        <dt className="font-semibold">{t('labels.validity')}</dt>
        <dd className="mt-1 text-muted">
          <Unbroken>{t(`items.${visa}.validity`)}</Unbroken>
        </dd>
        <dt className="mt-4 font-semibold">{t('labels.requirements')}</dt>
        <dd className="mt-1 text-muted">
          <ul className="list-disc pl-5 marker:text-primary">
            {list(t, `items.${visa}.requirements`, sentence).map((item) => (
              <li key={item}>
                <Unbroken>{item}</Unbroken>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      {noteKey ? (
        <p className="mt-5 flex gap-3 bg-band p-4">
          <Icon name="notice" className="mt-0.5 text-primary" />
          {t(`items.${noteKey}.note`)}
        </p>
      ) : null}
    </li>
  );
}
