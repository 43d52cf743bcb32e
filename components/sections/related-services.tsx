import { useTranslations } from 'next-intl';
import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ServiceKey } from '@/content/services';
import { useServiceCards } from './use-service-cards';

type RelatedServicesProps = {
  related: ServiceKey[];
  /** How they go with the page. */
  intro?: string;
};

/** Cards of the services that go with a page. */
export function RelatedServices({ related, intro }: RelatedServicesProps) {
  const t = useTranslations('common.related');
  const cards = useServiceCards(related);
  return (
    <Section>
      <SectionHeading title={t('title')} intro={intro} />
      <CardGrid items={cards} />
    </Section>
  );
}
