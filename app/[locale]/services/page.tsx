import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { SuggestedPages } from '@/components/sections/suggested-pages';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
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
      <div>
        <div className="grid grid-cols-3 md:grid-cols-9">
          {serviceKeys.map((key) => (
            <Picture
              key={key}
              name={services[key].image}
              alt=""
              lowPriority
              className="w-full object-cover md:aspect-square"
            />
          ))}
        </div>
        <div aria-hidden="true" className="fringe" />
      </div>
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
