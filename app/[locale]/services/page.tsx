import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { Suggestions } from '@/components/sections/suggestions';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { pages } from '@/content/pages';
import { metadataFor } from '@/seo/metadata-for';
import { FirstService } from './_sections/first-service';
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
        actions={
          <>
            <ButtonLink to={pages.freeConsultation.path}>{texts.cta.primary}</ButtonLink>
            <ButtonLink to={pages.contact.path} variant="secondary">
              {texts.cta.secondary}
            </ButtonLink>
          </>
        }
      />
      <ServiceQuilt />
      <FirstService texts={texts.choose} />
      <ServiceGroup group="financial" texts={texts.groups.financial} />
      <ServiceGroup group="business" texts={texts.groups.business} tone="surface" />
      <ServiceGroup group="specialty" texts={texts.groups.specialty} />
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
