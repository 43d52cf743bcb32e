import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { PictureStrip } from '@/components/sections/picture-strip';
import { SuggestedPages } from '@/components/sections/suggested-pages';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { serviceGroups, serviceKeys, services } from '@/content/services';
import { suggestionsFor } from '@/content/suggestions';
import { keysOf } from '@/lib/objects/entries-of';
import { metadataFor } from '@/seo/metadata-for';
import { FirstServices } from './_sections/first-services';
import { ServiceGroup } from './_sections/service-group';

export const generateMetadata = metadataFor('services');

export default function Page() {
  const texts = usePageTexts('services');
  return (
    <PageShell path={pages.services.path}>
      <PageHero
        texts={texts.hero}
        actions={
          <>
            <ButtonLink to={pages.freeConsultation.path}>{texts.cta.primary}</ButtonLink>
            <ButtonLink to={pages.contact.path} variant="quiet">
              {texts.cta.secondary}
            </ButtonLink>
          </>
        }
      />
      <PictureStrip names={serviceKeys.map((key) => services[key].image)} />
      <FirstServices texts={texts.choose} />
      <Section>
        {keysOf(serviceGroups).map((group) => (
          <ServiceGroup key={group} group={group} texts={texts.groups[group]} />
        ))}
      </Section>
      <PageLaws page="services" />
      <SuggestedPages suggestions={suggestionsFor('services')} />
      <CtaBand texts={texts.cta} cloth="cluster-remote-work">
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
