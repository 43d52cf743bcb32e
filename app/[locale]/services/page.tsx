import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { Suggestions } from '@/components/sections/suggestions';
import { descriptions, useLinkedTexts, withLinks } from '@/components/sections/use-linked-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { point } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { metadataFor } from '@/seo/metadata-for';
import { ServiceGroup } from './_sections/service-group';
import { ServiceQuilt } from './_sections/service-quilt';

export const generateMetadata = metadataFor('services', 'pages.servicesOverview.meta');

export default function Page() {
  const t = useTranslations('pages.servicesOverview');
  const situations = list(t, 'choose.items', point);
  const link = useLinkedTexts(pages.services.path, [
    t('choose.intro'),
    ...descriptions(situations),
  ]);
  return (
    <PageShell path={pages.services.path}>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        artwork={<ServiceQuilt />}
        actions={
          <>
            <ButtonLink to={pages.freeConsultation.path}>{t('cta.primary')}</ButtonLink>
            <ButtonLink to={pages.contact.path} variant="secondary">
              {t('cta.secondary')}
            </ButtonLink>
          </>
        }
      />
      <ServiceGroup group="financial" tone="surface" />
      <ServiceGroup group="business" />
      <ServiceGroup group="specialty" tone="surface" />
      <Section>
        <SectionHeading title={t('choose.title')} intro={link(t('choose.intro'))} />
        <DefinitionColumns items={withLinks(situations, link)} perRow={2} />
      </Section>
      <Suggestions page="services" />
      <CtaBand title={t('cta.title')} text={t('cta.text')} cloth="cluster-remote-work">
        <ButtonLink to={pages.freeConsultation.path} variant="onDeep">
          {t('cta.primary')}
        </ButtonLink>
        <ButtonLink to={pages.contact.path} variant="onDeepSecondary">
          {t('cta.secondary')}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
