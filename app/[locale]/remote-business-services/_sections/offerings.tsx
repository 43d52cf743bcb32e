import { useTranslations } from 'next-intl';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { point } from '@/content/schema';
import { list } from '@/lib/list';

/** Six kinds of work that we take over online. */
export function Offerings() {
  const t = useTranslations('services.remoteBusiness');
  return (
    <Section tone="band">
      <SectionHeading title={t('offerings.title')} intro={t('offerings.intro')} />
      <DefinitionColumns items={list(t, 'offerings.items', point)} />
    </Section>
  );
}
