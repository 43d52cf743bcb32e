import { useTranslations } from 'next-intl';
import { useServiceCards } from '@/components/sections/use-service-cards';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { serviceKeys } from '@/content/services';

/** The nine services as cards. */
export function ServiceGrid() {
  const t = useTranslations('pages.home.services');
  return (
    <Section id="services" labelledBy="services-title">
      <SectionHeading id="services-title" title={t('title')} intro={t('intro')} />
      <CardGrid items={useServiceCards(serviceKeys)} />
      <div className="mt-10">
        <ButtonLink to={pages.services.path} variant="secondary">
          {t('more')}
        </ButtonLink>
      </div>
    </Section>
  );
}
