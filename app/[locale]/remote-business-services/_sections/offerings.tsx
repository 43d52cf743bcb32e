import { useTranslations } from 'next-intl';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemIcons } from '@/content/item-icons';
import { point } from '@/content/schema';
import { list } from '@/lib/list';
import { withIcons } from '@/lib/with-icons';

/** Six kinds of work that we take over online. */
export function Offerings() {
  const t = useTranslations('services.remoteBusiness');
  return (
    <Section tone="band">
      <SectionHeading title={t('offerings.title')} intro={t('offerings.intro')} />
      <DefinitionColumns
        items={withIcons(list(t, 'offerings.items', point), itemIcons.offerings)}
      />
    </Section>
  );
}
