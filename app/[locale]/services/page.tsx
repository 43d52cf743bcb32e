import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { Suggestions } from '@/components/sections/suggestions';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { metadataFor } from '@/seo/metadata-for';
import { ServiceGroup } from './_sections/service-group';
import { ServiceQuilt } from './_sections/service-quilt';

export const generateMetadata = metadataFor('services');

export default function Page() {
  const texts = usePageTexts('services');
  return (
    <PageShell path={pages.services.path}>
      <PageHero
        title={texts.hero.title}
        lead={texts.hero.lead}
        artwork={<ServiceQuilt />}
        actions={
          <>
            <ButtonLink to={pages.freeConsultation.path}>{texts.cta.primary}</ButtonLink>
            <ButtonLink to={pages.contact.path} variant="secondary">
              {texts.cta.secondary}
            </ButtonLink>
          </>
        }
      />
      <ServiceGroup group="financial" texts={texts.groups.financial} tone="surface" />
      <ServiceGroup group="business" texts={texts.groups.business} />
      <ServiceGroup group="specialty" texts={texts.groups.specialty} tone="surface" />
      <Section>
        <SectionHeading title={texts.choose.title} intro={texts.choose.intro} />
        <DefinitionColumns items={Object.values(texts.choose.items)} perRow={2} />
      </Section>
      <PageLaws page="services" />
      <Suggestions page="services" />
      <CtaBand title={texts.cta.title} text={texts.cta.text} cloth="cluster-remote-work">
        <ButtonLink to={pages.freeConsultation.path} variant="onDeep">
          {texts.cta.primary}
        </ButtonLink>
        <ButtonLink to={pages.contact.path} variant="onDeepSecondary">
          {texts.cta.secondary}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
