import { useTranslations } from 'next-intl';
import { descriptions, withLinks } from '@/components/sections/use-linked-texts';
import type { OwnSection } from '@/components/service/service-page';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemIcons } from '@/content/item-icons';
import { point } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { withIcons } from '@/lib/with-icons';

/** Six pieces of HR work with a clear end. */
export function useSolutions(): OwnSection {
  const t = useTranslations('services.hrAdmin');
  const items = list(t, 'solutions.items', point);
  return {
    texts: [t('solutions.intro'), ...descriptions(items)],
    section: (link) => (
      <Section tone="band">
        <SectionHeading title={t('solutions.title')} intro={link(t('solutions.intro'))} />
        <DefinitionColumns items={withIcons(withLinks(items, link), itemIcons.hrSolutions)} />
      </Section>
    ),
  };
}
