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

/** Six kinds of work that we take over online. */
export function useOfferings(): OwnSection {
  const t = useTranslations('services.remoteBusiness');
  const items = list(t, 'offerings.items', point);
  return {
    texts: [t('offerings.intro'), ...descriptions(items)],
    section: (link) => (
      <Section tone="band">
        <SectionHeading title={t('offerings.title')} intro={link(t('offerings.intro'))} />
        <DefinitionColumns items={withIcons(withLinks(items, link), itemIcons.offerings)} />
      </Section>
    ),
  };
}
