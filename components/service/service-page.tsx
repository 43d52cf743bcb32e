import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { ServiceCalculators } from '@/components/calculators/calculator-shelf';
import { CountryBlock } from '@/components/countries/country-block';
import { ServiceDownloads } from '@/components/downloads/download-shelf';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { FormPanel } from '@/components/sections/form-panel';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { ReachUs } from '@/components/sections/reach-us';
import { RelatedServices } from '@/components/sections/related-services';
import { SuggestedPages } from '@/components/sections/suggested-pages';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { DisclosureList } from '@/components/ui/disclosure-list';
import { MarkedList } from '@/components/ui/marked-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { TextLink } from '@/components/ui/text-link';
import { TitledColumns } from '@/components/ui/titled-columns';
import { type BlockPage, blockTopics } from '@/content/countries/countries';
import { faqAnchor, insightsPath } from '@/content/insights';
import { nearestForm } from '@/content/pages';
import {
  consultationTarget,
  type ServiceKey,
  type ServiceSection,
  serviceLayouts,
  servicePath,
  services,
} from '@/content/services';
import { suggestionsFor } from '@/content/suggestions';
import { ServiceContents, servicePartIds } from './service-contents';
import { ServiceTerms } from './service-terms';

type ServicePageProps = {
  service: ServiceKey;
  /** A section that only this service has. */
  extra?: ReactNode;
  /** An example of the documents that a client receives. */
  sample?: ReactNode;
};

/** Who can employ people in the Philippines: for owners abroad who ask about staff here. */
function EmployerNote({ texts }: { texts: PageTexts<'payroll'>['employer'] }) {
  return (
    <div className="border-line/45 border-b">
      <Disclosure summary={<CardTitle as="h3">{texts.title}</CardTitle>}>
        <div id="employers">
          <TitledColumns items={[texts.with, texts.without]} perRow={2} level="h4" snug />
          <p className="mt-4">
            <TextLink to={servicePath('business')}>{texts.link}</TextLink>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

/** Whether a service page has a block on the countries of its readers. */
function hasCountries(service: ServiceKey): service is ServiceKey & BlockPage {
  return Object.hasOwn(blockTopics, service);
}

/** The page of one service. All services share its sections; the layout of the service says which comes first. */
export function ServicePage({ service, extra, sample }: ServicePageProps) {
  const texts = usePageTexts(service);
  const common = useTranslations('common');
  const { categories } = usePageTexts('insights').faq;
  const { image, cloth, related, questions, layout } = services[service];
  const start = nearestForm(servicePath(service));
  const consultation = consultationTarget(service);
  const features = (
    <div key="features">
      <SectionHeading title={texts.features.title} intro={texts.features.intro} />
      <div className="mt-6">
        <DisclosureList items={Object.values(texts.features.items)} />
        <Disclosure summary={<CardTitle as="h3">{texts.benefits.title}</CardTitle>}>
          <MarkedList items={texts.benefits.items} />
        </Disclosure>
      </div>
    </div>
  );
  const audience = (
    <div key="audience" className="max-sm:border-line/45 max-sm:border-y">
      <Disclosure
        onPhones
        summary={
          <span className="font-display font-semibold text-heading">{texts.audience.title}</span>
        }
      >
        <div className="max-sm:sr-only">
          <SectionHeading title={texts.audience.title} />
        </div>
        <p className="max-w-measure text-lead text-muted sm:mt-4">{texts.audience.text}</p>
        <div className="mt-6 grid">
          <MarkedList items={texts.audience.items} mark="bullet" ruled />
          {'employer' in texts ? <EmployerNote texts={texts.employer} /> : null}
        </div>
      </Disclosure>
    </div>
  );
  const sections: Record<ServiceSection, ReactNode> = {
    extra,
    sample,
    scope: (
      <Section tone="surface">
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          {layout === 'conversation' ? [audience, features] : [features, audience]}
        </div>
      </Section>
    ),
    process: (
      <Section tone="band" heading={{ title: texts.process.title, size: 'statement' }}>
        <StepList steps={Object.values(texts.process.steps)} />
      </Section>
    ),
    terms: (
      <Section>
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div id={servicePartIds.bring}>
            <SectionHeading title={texts.bring.title} intro={texts.bring.intro} />
            <div className="mt-6">
              <MarkedList items={texts.bring.items} mark="box" ruled />
            </div>
            {questions === undefined ? null : (
              <p className="mt-6">
                <TextLink to={insightsPath(faqAnchor(questions))}>
                  {common('questions', { category: categories[questions].name })}
                </TextLink>
              </p>
            )}
          </div>
          <ServiceTerms service={service} texts={texts} />
        </div>
      </Section>
    ),
  };
  const countries = hasCountries(service) ? <CountryBlock page={service} /> : null;
  // Nationality decides which visa is open.
  const areCountriesFirst = service === 'visa';
  return (
    <PageShell path={servicePath(service)}>
      <PageHero
        texts={texts}
        picture={image}
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
      {areCountriesFirst ? countries : null}
      {serviceLayouts[layout].map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {areCountriesFirst ? null : countries}
      <Section snug>
        <div className="grid sm:gap-10 lg:grid-flow-col lg:auto-cols-fr lg:gap-12">
          <ServiceCalculators service={service} />
          <ServiceDownloads service={service} />
          <RelatedServices related={related} />
        </div>
      </Section>
      <SuggestedPages suggestions={suggestionsFor(service)} />
      <PageLaws page={service} />
      <CtaBand
        id={servicePartIds.start}
        texts={texts.cta}
        cloth={cloth}
        panel={
          'form' in texts ? <FormPanel form="contact" texts={texts.form} id="contact" /> : undefined
        }
      >
        {'form' in texts ? (
          <ReachUs />
        ) : (
          <div className="flex flex-wrap gap-3 max-[26rem]:[&>*]:w-full">
            <ButtonLink to={start} variant="onDeep">
              {common('buttons.getStarted')}
            </ButtonLink>
            <ButtonLink to={consultation} variant="onDeepSecondary">
              {common('buttons.freeConsultation')}
            </ButtonLink>
          </div>
        )}
      </CtaBand>
    </PageShell>
  );
}
