import { useTranslations } from 'next-intl';
import type { LinkText } from '@/components/sections/use-linked-texts';
import type { OwnSection } from '@/components/service/service-page';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { Tabs } from '@/components/ui/tabs';
import { visaTabs } from '@/content/visas';
import { VisaChooser } from './visa-chooser';
import { VisaTypeCard } from './visa-type-card';

/** The eleven visa types in three tabs (spec §2, §3). */
export function useVisaTypes(): OwnSection {
  const t = useTranslations('services.visa.visaTypes');
  const alt = useTranslations('pages.images');
  const visas = Object.values(visaTabs).flat();
  const tabs = (link: LinkText) =>
    (['temporary', 'permanent', 'special'] as const).map((tab) => ({
      value: tab,
      label: t(`tabs.${tab}`),
      panel: (
        <>
          {/* The tab above says the same; without scripts and on paper there are no tabs. */}
          <h3 className="sr-only font-display font-semibold text-subtitle noscript:not-sr-only noscript:mb-6 print:not-sr-only print:mb-6">
            {t(`tabs.${tab}`)}
          </h3>
          <ul className="grid gap-5 lg:grid-cols-2 print:grid-cols-2">
            {visaTabs[tab].map((key, index, { length }) => (
              <VisaTypeCard
                key={key}
                visa={key}
                link={link}
                alone={index === length - 1 && index % 2 === 0}
              />
            ))}
          </ul>
        </>
      ),
    }));
  return {
    texts: [
      t('intro'),
      t('chooser.intro'),
      ...visas.map((visa) => t(`items.${visa}.description`)),
      t('asOfNote'),
    ],
    section: (link) => (
      <Section tone="band" id="visa-types" labelledBy="visa-types-title">
        <SectionHeading id="visa-types-title" title={t('title')} intro={link(t('intro'))} />
        <div className="mt-10 grid gap-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16 print:hidden">
          <VisaChooser link={link} />
          <Picture name="visa" alt={alt('visa')} className="w-full max-lg:hidden" />
        </div>
        <div className="mt-14">
          <Tabs label={t('title')} tabs={tabs(link)} />
        </div>
        <p className="mt-8 max-w-measure text-muted">{link(t('asOfNote'))}</p>
      </Section>
    ),
  };
}
