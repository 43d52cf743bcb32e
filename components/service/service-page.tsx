import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CalculatorShelf } from '@/components/calculators/calculator-shelf';
import { DownloadShelf } from '@/components/downloads/download-shelf';
import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/sections/contact-section';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { ReachUs } from '@/components/sections/reach-us';
import { RelatedServices } from '@/components/sections/related-services';
import { SuggestedPages } from '@/components/sections/suggested-pages';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { MarkedList } from '@/components/ui/marked-list';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { TextLink } from '@/components/ui/text-link';
import { TitledColumns } from '@/components/ui/titled-columns';
import { faqAnchor, insightsPath } from '@/content/insights';
import { nearestForm } from '@/content/pages';
import { consultationTarget, type ServiceKey, servicePath, services } from '@/content/services';
import { suggestionsFor } from '@/content/suggestions';
import { ServiceContents, servicePartIds } from './service-contents';
import { ServiceTerms } from './service-terms';

type ServicePageProps = {
  service: ServiceKey;
  /** A section that only this service has, between the features and the audience. */
  extra?: ReactNode;
  /** An example of the documents that a client receives, before the benefits. */
  sample?: ReactNode;
};

/** Who can employ people in the Philippines: for owners abroad who ask about staff here. */
function EmployerNote({ texts }: { texts: PageTexts<'payroll'>['employer'] }) {
  return (
    <div id="employers" className="mt-12">
      <h3 className="font-display font-semibold text-subtitle">
        <Phrases text={texts.title} />
      </h3>
      <TitledColumns items={[texts.with, texts.without]} perRow={2} level="h4" snug />
      <p className="mt-4">
        <TextLink to={servicePath('business')}>{texts.link}</TextLink>
      </p>
    </div>
  );
}

/** The page of one service; all services share it. */
export function ServicePage({ service, extra, sample }: ServicePageProps) {
  const texts = usePageTexts(service);
  const common = useTranslations('common');
  const { categories } = usePageTexts('insights').faq;
  const { image, focus, cloth, related, questions } = services[service];
  const start = nearestForm(servicePath(service));
  const consultation = consultationTarget(service);
  return (
    <PageShell path={servicePath(service)}>
      <PageHero
        texts={texts}
        picture={image}
        focus={focus}
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
      <Section tone="surface" heading={texts.features}>
        <CardGrid items={Object.values(texts.features.items)} wide />
      </Section>
      {extra}
      <Section>
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <SectionHeading title={texts.audience.title} intro={texts.audience.text} />
          <MarkedList items={texts.audience.items} mark="bullet" ruled />
        </div>
        {'employer' in texts ? <EmployerNote texts={texts.employer} /> : null}
      </Section>
      <Section tone="band" heading={{ title: texts.process.title, size: 'statement' }}>
        <StepList steps={Object.values(texts.process.steps)} />
      </Section>
      <Section>
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <div id={servicePartIds.bring}>
            <SectionHeading title={texts.bring.title} intro={texts.bring.intro} />
            <div className="mt-6">
              <MarkedList items={texts.bring.items} mark="box" ruled />
            </div>
          </div>
          <ServiceTerms texts={texts} />
        </div>
        {questions === undefined ? null : (
          <p className="mt-10">
            <TextLink to={insightsPath(faqAnchor(questions))}>
              {common('questions', { category: categories[questions].name })}
            </TextLink>
          </p>
        )}
      </Section>
      {sample}
      <Section tone="surface" heading={texts.benefits}>
        <div className="mt-8">
          <MarkedList items={texts.benefits.items} twoColumns ruled />
        </div>
      </Section>
      <CalculatorShelf service={service} />
      <DownloadShelf service={service} />
      <PageLaws page={service} />
      <RelatedServices related={related} />
      <SuggestedPages suggestions={suggestionsFor(service)} />
      <CtaBand id={servicePartIds.start} texts={texts.cta} cloth={cloth}>
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
        <ContactSection form="contact" texts={texts.form} aside={<ReachUs />} />
      ) : null}
    </PageShell>
  );
}
