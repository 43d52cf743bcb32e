import { useTranslations } from 'next-intl';
import type { OwnSection } from '@/components/service/service-page';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemIcons } from '@/content/item-icons';
import { specialization } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { withIcons } from '@/lib/with-icons';

/** Six fields of advice with four key benefits each. */
export function useSpecializations(): OwnSection {
  const t = useTranslations('services.consulting');
  const items = withIcons(
    list(t, 'specializations.items', specialization),
    itemIcons.specializations,
  );
  return {
    texts: [
      t('specializations.intro'),
      ...items.flatMap(({ description, benefits }) => [description, ...benefits]),
    ],
    section: (link) => (
      <Section tone="band">
        <SectionHeading
          title={t('specializations.title')}
          intro={link(t('specializations.intro'))}
        />
        <ul className="thread-top mt-10 grid gap-5 md:grid-cols-2">
          {items.map((item) => (
            <li key={item.title} className="bg-surface p-6 sm:p-8">
              <Icon name={item.icon} size="lg" className="mb-3 text-primary" />
              <h3 className="font-display font-semibold text-[1.375rem] leading-tight">
                {item.title}
              </h3>
              <p className="mt-2 text-muted">{link(item.description)}</p>
              <p className="mt-6 mb-3 font-semibold">{t('specializations.benefitsLabel')}</p>
              <CheckList items={item.benefits} show={link} />
            </li>
          ))}
        </ul>
      </Section>
    ),
  };
}
