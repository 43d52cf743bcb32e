import { useTranslations } from 'next-intl';
import { useServiceCard } from '@/components/texts/use-service-card';
import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ServiceKey } from '@/content/services';

export function RelatedServices({ related }: { related: ServiceKey[] }) {
  const t = useTranslations('common.related');
  return (
    <Section snug>
      <SectionHeading title={t('title')} />
      <CardGrid items={related.map(useServiceCard())} />
    </Section>
  );
}
