import { useTranslations } from 'next-intl';
import { useServiceCards } from '@/components/sections/use-service-cards';
import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { serviceGroups } from '@/content/services';

/** One group of the overview with its services as cards. */
export function ServiceGroup({
  group,
  tone,
}: {
  group: keyof typeof serviceGroups;
  tone?: 'surface';
}) {
  const t = useTranslations('pages.servicesOverview.groups');
  const cards = useServiceCards(serviceGroups[group]);
  return (
    <Section tone={tone}>
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={t(`${group}.title`)} intro={t(`${group}.intro`)} />
        <div className="lg:-mt-10">
          <CardGrid items={cards} perRow={2} />
        </div>
      </div>
    </Section>
  );
}
