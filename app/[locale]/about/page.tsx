import { useTranslations } from 'next-intl';
import { Form } from '@/components/forms/form';
import { PageShell } from '@/components/layout/page-shell';
import { PageHero } from '@/components/sections/page-hero';
import { ReachUs } from '@/components/sections/reach-us';
import { descriptions, useLinkedTexts, withLinks } from '@/components/sections/use-linked-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemIcons } from '@/content/item-icons';
import { pages } from '@/content/pages';
import { point, sentence } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { withIcons } from '@/lib/with-icons';
import { metadataFor } from '@/seo/metadata-for';
import { Follow } from './_sections/follow';
import { Registrations } from './_sections/registrations';
import { Story } from './_sections/story';

export const generateMetadata = metadataFor('about', 'pages.about.meta');

export default function Page() {
  const t = useTranslations('pages.about');
  const alt = useTranslations('pages.images');
  const work = list(t, 'what.items', point);
  const clients = list(t, 'serve.items', point);
  const values = list(t, 'values.items', point);
  const link = useLinkedTexts(pages.about.path, [
    t('hero.lead'),
    ...list(t, 'who.paragraphs', sentence),
    t('registrations.intro'),
    ...descriptions(list(t, 'registrations.items', point)),
    t('what.intro'),
    ...descriptions(work),
    t('serve.intro'),
    ...descriptions(clients),
    ...list(t, 'approach.paragraphs', sentence),
    ...descriptions(values),
    t('follow.text'),
    t('expert.intro'),
  ]);
  return (
    <PageShell path={pages.about.path}>
      <PageHero
        title={t('hero.title')}
        lead={link(t('hero.lead'))}
        picture={{ name: 'about', alt: alt('about') }}
        actions={<ButtonLink to="#expert">{t('expert.title')}</ButtonLink>}
      />
      <Story part="who" tone="surface" link={link} />
      <Registrations link={link} />
      <Section tone="surface">
        <SectionHeading title={t('what.title')} intro={link(t('what.intro'))} />
        <CardGrid items={withIcons(withLinks(work, link), itemIcons.aboutWork)} />
      </Section>
      <Section>
        <SectionHeading title={t('serve.title')} intro={link(t('serve.intro'))} />
        <DefinitionColumns items={withLinks(clients, link)} />
      </Section>
      <Story part="approach" tone="band" link={link} />
      <Section>
        <SectionHeading title={t('values.title')} />
        <DefinitionColumns
          items={withIcons(withLinks(values, link), itemIcons.values)}
          perRow={4}
        />
      </Section>
      <Follow link={link} />
      <Section id="expert" tone="surface" labelledBy="expert-title">
        <div className="grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
          <div>
            <SectionHeading
              id="expert-title"
              title={t('expert.title')}
              intro={link(t('expert.intro'))}
            />
            <ReachUs />
          </div>
          <Form name="expert" labelledBy="expert-title" />
        </div>
      </Section>
    </PageShell>
  );
}
