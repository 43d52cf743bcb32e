import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { useCalculatorList } from '@/components/calculators/use-calculator-list';
import { CountryBlock } from '@/components/countries/country-block';
import { useDownloadList } from '@/components/downloads/use-download-list';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { FormPanel } from '@/components/sections/form-panel';
import { LinkListColumn } from '@/components/sections/link-list';
import { PageHero } from '@/components/sections/page-hero';
import { hasLaws, PageLaws } from '@/components/sections/page-laws';
import { ReachUs } from '@/components/sections/reach-us';
import { RelatedServices } from '@/components/sections/related-services';
import { SuggestionList } from '@/components/sections/suggested-pages';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { MarkedList } from '@/components/ui/marked-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { TextLink } from '@/components/ui/text-link';
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
import { ServiceContents, type Shortcut, servicePartIds } from './service-contents';
import { ServiceScope } from './service-scope';
import { ServiceTerms } from './service-terms';

type ServicePageProps = {
  service: ServiceKey;
  /** A section that only this service has. */
  extra?: ReactNode;
  /** An example of the documents that a client receives. */
  sample?: ReactNode;
  /** Links from the top of the page to parts of `extra`. */
  shortcuts?: readonly Shortcut[];
  /** Whom the service is for and what it does, where that has a form of its own. */
  scope?: ReactNode;
};

/** Whether a service page has a block on the countries of its readers at its end; that on visas has it with their types. */
function hasCountries(service: ServiceKey): service is ServiceKey & BlockPage {
  return Object.hasOwn(blockTopics, service) && service !== 'visa';
}

/** The page of one service. All services share its sections; the layout of the service says which comes first. */
export function ServicePage({ service, extra, sample, shortcuts, scope }: ServicePageProps) {
  const texts = usePageTexts(service);
  const common = useTranslations('common');
  const { categories } = usePageTexts('insights').faq;
  const { image, cloth, related, questions, layout } = services[service];
  const start = nearestForm(servicePath(service));
  const consultation = consultationTarget(service);
  const sections: Record<ServiceSection, ReactNode> = {
    extra,
    sample,
    // Consulting has questions and answers instead.
    scope: scope ?? (service === 'consulting' ? null : <ServiceScope service={service} />),
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
        <ServiceContents shortcuts={shortcuts} />
      </PageHero>
      {serviceLayouts[layout].map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {hasCountries(service) || hasLaws(service) ? (
        <Section snug>
          <div className="border-line/45 border-y">
            {hasCountries(service) ? <CountryBlock page={service} /> : null}
            <PageLaws page={service} place="row" />
          </div>
        </Section>
      ) : null}
      <Section tone="band">
        <div className="grid sm:gap-10 lg:grid-flow-col lg:auto-cols-fr lg:gap-12">
          <LinkListColumn list={useCalculatorList(service)} />
          <LinkListColumn list={useDownloadList(service)} />
          <RelatedServices related={related} />
        </div>
        <section aria-labelledby="suggestions-title" className="mt-10 sm:mt-14">
          <SectionHeading id="suggestions-title" title={common('suggestions.title')} />
          <SuggestionList suggestions={suggestionsFor(service)} />
        </section>
      </Section>
      <CtaBand
        id={servicePartIds.start}
        texts={texts.cta}
        cloth={cloth}
        panel={'form' in texts ? <FormPanel texts={texts.form} /> : undefined}
      >
        {'form' in texts ? (
          <ReachUs />
        ) : (
          <>
            <ButtonLink to={start} variant="onDeep">
              {common('buttons.getStarted')}
            </ButtonLink>
            <ButtonLink to={consultation} variant="onDeepSecondary">
              {common('buttons.freeConsultation')}
            </ButtonLink>
          </>
        )}
      </CtaBand>
    </PageShell>
  );
}
