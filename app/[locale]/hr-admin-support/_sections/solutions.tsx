import { useTranslations } from 'next-intl';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemIcons } from '@/content/item-icons';
import { point } from '@/content/schema';
import { list } from '@/lib/list';
import { withIcons } from '@/lib/with-icons';

/** Six pieces of HR work with a clear end. */
export function Solutions() {
  const t = useTranslations('services.hrAdmin');
  return (
    <Section tone="band">
      <SectionHeading title={t('solutions.title')} intro={t('solutions.intro')} />
      <DefinitionColumns
        items={withIcons(list(t, 'solutions.items', point), itemIcons.hrSolutions)}
      />
    </Section>
  );
}
