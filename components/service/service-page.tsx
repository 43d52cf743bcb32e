import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/sections/contact-section';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { ReachUs } from '@/components/sections/reach-us';
import { RelatedServices } from '@/components/sections/related-services';
import { Suggestions } from '@/components/sections/suggestions';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { CheckList } from '@/components/ui/check-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { nearestForm } from '@/content/pages';
import { consultationTarget, type ServiceKey, servicePath, services } from '@/content/services';
import { EmployerNote } from './employer-note';
import { ServiceContents, servicePartIds } from './service-contents';
import { ServiceQuestions } from './service-questions';
import { ServiceTerms } from './service-terms';

type ServicePageProps = {
  service: ServiceKey;
  /** The section of this service alone, between the features and the way of working. */
  own?: ReactNode;
  /** An example of what the client receives, before what the client gains. */
  sample?: ReactNode;
};

/** One service: nine pages, one component, nine data sets. */
export function ServicePage({ service, own, sample }: ServicePageProps) {
  const texts = usePageTexts(service);
  const common = useTranslations('common');
  const alt = useTranslations('pages.images');
  const { image, focus, cloth, related } = services[service];
  const start = nearestForm(servicePath(service));
  const consultation = consultationTarget(service);
  return (
    <PageShell path={servicePath(service)}>
      <PageHero
        title={texts.title}
        subtitle={texts.subtitle}
        lead={texts.lead}
        picture={{ name: image, alt: alt(image), focus }}
        actions={
          <>
            <ButtonLink to={start}>{common('buttons.getStarted')}</ButtonLink>
            <ButtonLink to={consultation} variant="quiet">
              {common('buttons.freeConsultation')}
            </ButtonLink>
          </>
        }
      >
        <ServiceContents />
      </PageHero>
      <Section tone="surface">
        <SectionHeading title={texts.features.title} intro={texts.features.intro} />
        <CardGrid items={Object.values(texts.features.items)} wide />
      </Section>
      {own}
      <Section>
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <SectionHeading title={texts.audience.title} intro={texts.audience.text} />
          <CheckList items={texts.audience.items} mark="knot" ruled />
        </div>
        {'employer' in texts ? <EmployerNote texts={texts.employer} /> : null}
      </Section>
      <Section tone="band">
        <SectionHeading title={texts.process.title} size="statement" />
        <StepList steps={Object.values(texts.process.steps)} />
      </Section>
      <Section>
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <div id={servicePartIds.bring}>
            <SectionHeading title={texts.bring.title} intro={texts.bring.intro} />
            <div className="mt-6">
              <CheckList items={texts.bring.items} mark="box" ruled />
            </div>
          </div>
          <ServiceTerms texts={texts} />
        </div>
        <ServiceQuestions service={service} />
      </Section>
      {sample}
      <Section tone="surface">
        <SectionHeading title={texts.benefits.title} />
        <div className="mt-8">
          <CheckList items={texts.benefits.items} twoColumns ruled />
        </div>
      </Section>
      <PageLaws page={service} />
      <RelatedServices related={related} />
      <Suggestions page={service} />
      <CtaBand
        id={servicePartIds.start}
        title={texts.cta.title}
        text={texts.cta.text}
        cloth={cloth}
      >
        <ButtonLink to={start} variant="onDeep">
          {common('buttons.getStarted')}
        </ButtonLink>
        {consultation === start ? null : (
          <ButtonLink to={consultation} variant="onDeepSecondary">
            {common('buttons.freeConsultation')}
          </ButtonLink>
        )}
      </CtaBand>
      {'form' in texts ? (
        <ContactSection
          form="contact"
          title={texts.form.title}
          intro={texts.form.intro}
          aside={<ReachUs />}
        />
      ) : null}
    </PageShell>
  );
}
