import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { openingHours } from '@/content/schema';
import { site } from '@/content/site';
import { list } from '@/lib/list';

const linkClasses = 'text-primary underline underline-offset-4';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-hairline border-b py-3 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** Address, e-mail, telephone, registration numbers, business hours and remote support. */
export function ContactDetails() {
  const t = useTranslations('pages.contact');
  return (
    <Section>
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading title={t('details.title')} />
          <dl className="mt-6">
            <Detail label={t('details.locationLabel')}>{t('details.location')}</Detail>
            <Detail label={t('details.officeLabel')}>
              {site.street}, {site.city}
            </Detail>
            <Detail label={t('details.emailLabel')}>
              <a href={`mailto:${site.email}`} className={linkClasses}>
                {site.email}
              </a>
            </Detail>
            <Detail label={t('details.phoneLabel')}>
              <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={linkClasses}>
                {site.phone}
              </a>
            </Detail>
            <Detail label={t('details.dtiLabel')}>{site.dtiNumber}</Detail>
            <Detail label={t('details.secLabel')}>{site.secNumber}</Detail>
          </dl>
        </div>
        <div>
          <SectionHeading title={t('hours.title')} />
          <dl className="mt-6">
            {list(t, 'hours.items', openingHours).map((item) => (
              <Detail key={item.days} label={item.days}>
                {item.hours}
              </Detail>
            ))}
          </dl>
          <p className="mt-4 text-muted">{t('hours.note')}</p>
          <div className="mt-8 border-primary border-l-4 pl-6">
            <h3 className="font-semibold text-heading">{t('support.title')}</h3>
            <p className="mt-2 text-muted">{t('support.text')}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
