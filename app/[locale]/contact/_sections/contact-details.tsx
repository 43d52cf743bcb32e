import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContactLink } from '@/components/sections/contact-link';
import { ExternalLink } from '@/components/sections/external-link';
import { Messengers } from '@/components/sections/messengers';
import { OfficeAddress } from '@/components/sections/office-address';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import type { SubjectIconName } from '@/content/icons';
import { site } from '@/content/site';
import { DistrictMap } from './district-map';

const linkClasses = 'text-primary underline underline-offset-4';

type DetailProps = { label: string; icon: SubjectIconName; children: ReactNode };

function Detail({ label, icon, children }: DetailProps) {
  return (
    <div className="border-line/45 border-b py-3 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4">
      <dt className="flex items-center gap-3 text-muted">
        <SpriteIcon name={icon} className="text-primary" />
        {label}
      </dt>
      <dd className="font-medium max-sm:pl-8">{children}</dd>
    </div>
  );
}

/** Contact data and registration numbers, and where the office is. */
export function ContactDetails({ texts }: { texts: PageTexts<'contact'> }) {
  const { details, map } = texts;
  const t = useTranslations('common');
  return (
    <Section>
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading title={details.title} />
          <dl className="mt-6">
            <Detail icon="globe" label={details.locationLabel}>
              {details.location}
            </Detail>
            <Detail icon="pin" label={details.officeLabel}>
              <OfficeAddress />
            </Detail>
            <Detail icon="mail" label={details.emailLabel}>
              <ContactLink way="email" className={linkClasses} />
            </Detail>
            <Detail icon="phone" label={details.phoneLabel}>
              <ContactLink way="phone" className={linkClasses} />
            </Detail>
            {site.messengers.length > 0 ? (
              <Detail icon="messages" label={t('messenger')}>
                <Messengers className={linkClasses} />
              </Detail>
            ) : null}
            <Detail icon="certificate" label={details.dtiLabel}>
              {site.dtiNumber}
            </Detail>
            <Detail icon="certificate" label={details.secLabel}>
              {site.secNumber}
            </Detail>
          </dl>
          <p className="mt-4 text-muted">{details.note}</p>
        </div>
        <div>
          <SectionHeading title={map.title} intro={map.text} />
          {site.mapUrl ? (
            <p className="mt-4">
              <ExternalLink href={site.mapUrl} className={linkClasses}>
                {t('map')}
              </ExternalLink>
            </p>
          ) : null}
          <div className="mt-6">
            <DistrictMap texts={map} />
          </div>
        </div>
      </div>
    </Section>
  );
}
