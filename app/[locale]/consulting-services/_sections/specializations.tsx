import { useTranslations } from 'next-intl';
import { CheckList } from '@/components/ui/check-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { specialization } from '@/content/schema';
import { list } from '@/lib/list';

/** Six fields of advice with four key benefits each. */
export function Specializations() {
  const t = useTranslations('services.consulting');
  return (
    <Section tone="band">
      <SectionHeading title={t('specializations.title')} intro={t('specializations.intro')} />
      <ul className="mt-10 grid gap-5 md:grid-cols-2">
        {list(t, 'specializations.items', specialization).map((item) => (
          <li
            key={item.title}
            className="rounded-card border border-hairline bg-surface p-6 sm:p-8"
          >
            <h3 className="font-semibold text-heading">{item.title}</h3>
            <p className="mt-2 text-muted">{item.description}</p>
            <p className="mt-6 mb-3 font-semibold">{t('specializations.benefitsLabel')}</p>
            <CheckList items={item.benefits} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
