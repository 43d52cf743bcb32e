import { useTranslations } from 'next-intl';
import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ServiceKey } from '@/content/services';
import { useServiceCards } from './use-service-cards';

/** Cards of the services that go with a page. */
export function RelatedServices({ related }: { related: ServiceKey[] }) {
  const t = useTranslations('common.related');
  const cards = useServiceCards(related);
  return (
    <Section snug>
      <SectionHeading title={t('title')} />
      <CardGrid items={cards} />
    </Section>
  );
}
