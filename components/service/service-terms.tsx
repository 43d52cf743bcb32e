import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { useFirmLanguages, useServiceAnswer } from '@/components/texts/use-ways-of-working';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { TextLink } from '@/components/ui/text-link';
import type { SubjectIconName } from '@/content/icons';
import { termIcons } from '@/content/message-items';
import { pages } from '@/content/pages';
import type { ServiceKey } from '@/content/services';
import { entriesOf } from '@/lib/objects/entries-of';
import { servicePartIds } from './service-contents';

type TermProps = {
  id: string;
  icon: SubjectIconName;
  title: string;
  children: ReactNode;
};

function Term({ id, icon, title, children }: TermProps) {
  return (
    <div className="max-sm:border-on-deep-line/60 max-sm:border-b">
      <Disclosure
        onPhones
        summary={<strong>{title}</strong>}
        heading={
          <div className="flex gap-4">
            <SpriteIcon name={icon} size="lg" className="text-accent" />
            <CardTitle as="h2">{title}</CardTitle>
          </div>
        }
        id={id}
      >
        {/* Below the title, beside which the icon stands. */}
        <div className="sm:pl-11">{children}</div>
      </Disclosure>
    </div>
  );
}

type ServiceTermsProps = {
  service: ServiceKey;
  texts: Record<keyof typeof termIcons, { title: string; text: ReactNode }>;
};

const textClasses = 'sm:mt-2 text-on-deep-muted';

/** Terms of a service: duration, fee, and who answers in which language. */
export function ServiceTerms({ service, texts }: ServiceTermsProps) {
  const t = useTranslations('common.waysOfWorking');
  const { waysOfWorking } = usePageTexts('contact');
  return (
    <div className="on-deep deep-colors self-start bg-deep text-on-deep">
      <div aria-hidden="true" className="selvedge" />
      <div className="grid px-5 py-4 sm:gap-8 sm:p-8">
        {entriesOf(termIcons).map(([key, icon]) => (
          <Term key={key} id={servicePartIds[key]} icon={icon} title={texts[key].title}>
            <p className={textClasses}>{texts[key].text}</p>
          </Term>
        ))}
        <Term id={servicePartIds.answers} icon="messages" title={t('answeredBy.label')}>
          <div data-unlinked="">
            <p className={textClasses}>{useServiceAnswer(service)}</p>
            <p className={textClasses}>{useFirmLanguages()}</p>
          </div>
          <p className="mt-2">
            <TextLink to={pages.contact.path}>{waysOfWorking.title}</TextLink>
          </p>
        </Term>
      </div>
    </div>
  );
}
