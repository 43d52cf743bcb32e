import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { RelatedServices } from '@/components/sections/related-services';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { servicePath } from '@/content/services';
import { point } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { metadataFor } from '@/seo/metadata-for';
import { Compliance } from './_sections/compliance';

export const generateMetadata = metadataFor('xero', 'pages.xero.meta');

export default function Page() {
  const t = useTranslations('pages.xero');
  const alt = useTranslations('pages.images');
  const consultation = pages.freeConsultation.path;
  return (
    <PageShell path={pages.xero.path}>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ name: 'service-accounting', alt: alt('service-accounting') }}
        actions={<ButtonLink to={consultation}>{t('hero.button')}</ButtonLink>}
      />
      <Section tone="surface">
        <SectionHeading title={t('practices.title')} intro={t('practices.intro')} />
        <CardGrid items={list(t, 'practices.items', point)} wide />
      </Section>
      <Section>
        <SectionHeading title={t('routine.title')} intro={t('routine.intro')} />
        <DefinitionColumns items={list(t, 'routine.items', point)} />
      </Section>
      <Compliance />
      <Section tone="surface">
        <SectionHeading title={t('mistakes.title')} />
        <DefinitionColumns items={list(t, 'mistakes.items', point)} perRow={2} />
      </Section>
      <RelatedServices related={['bookkeeping', 'accounting', 'tax']} />
      <CtaBand title={t('cta.title')} text={t('cta.text')} cloth="cluster-bookkeeping">
        <ButtonLink to={consultation} variant="onDeep">
          {t('hero.button')}
        </ButtonLink>
        <ButtonLink to={servicePath('consulting')} variant="onDeepSecondary">
          {t('button')}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
