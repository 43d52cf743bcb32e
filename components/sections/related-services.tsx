import { useTranslations } from 'next-intl';
import { useServiceCard } from '@/components/texts/use-service-card';
import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import type { ServiceKey } from '@/content/services';

/** Cards of other services, on the page of a service. */
export function RelatedServices({ related }: { related: ServiceKey[] }) {
  const t = useTranslations('common.related');
  return (
    <Section snug heading={{ title: t('title') }}>
      <CardGrid items={related.map(useServiceCard())} />
    </Section>
  );
}
