import { useTranslations } from 'next-intl';
import { ExpertForm } from '@/components/forms/expert-form';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHero } from '@/components/sections/page-hero';
import { ReachUs } from '@/components/sections/reach-us';
import { CardGrid } from '@/components/ui/card-grid';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemIcons } from '@/content/item-icons';
import { pages } from '@/content/pages';
import { point } from '@/content/schema';
import { list } from '@/lib/list';
import { metadataFor } from '@/lib/metadata-for';
import { withIcons } from '@/lib/with-icons';
import { Follow } from './_sections/follow';
import { Registrations } from './_sections/registrations';
import { Story } from './_sections/story';

export const generateMetadata = metadataFor('about', 'pages.about.meta');

export default function Page() {
  const t = useTranslations('pages.about');
  const alt = useTranslations('pages.images');
  return (
    <PageFrame path={pages.about.path}>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ name: 'about', alt: alt('about') }}
      />
      <Story part="who" tone="surface" />
      <Registrations />
      <Section tone="surface">
        <SectionHeading title={t('what.title')} intro={t('what.intro')} />
        <CardGrid items={withIcons(list(t, 'what.items', point), itemIcons.aboutWork)} />
      </Section>
      <Section>
        <SectionHeading title={t('serve.title')} intro={t('serve.intro')} />
        <DefinitionColumns items={list(t, 'serve.items', point)} />
      </Section>
      <Story part="approach" tone="band" />
      <Section>
        <SectionHeading title={t('values.title')} />
        <DefinitionColumns
          items={withIcons(list(t, 'values.items', point), itemIcons.values)}
          perRow={4}
        />
      </Section>
      <Follow />
      <Section id="expert" tone="surface" labelledBy="expert-title">
        <div className="grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
          <div>
            <SectionHeading id="expert-title" title={t('expert.title')} intro={t('expert.intro')} />
            <ReachUs />
          </div>
          <ExpertForm labelledBy="expert-title" />
        </div>
      </Section>
    </PageFrame>
  );
}
