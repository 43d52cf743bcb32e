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
import { usePractice } from '@/components/texts/use-practice';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { CardTitle } from '@/components/ui/card-title';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stamp } from '@/components/ui/stamp';
import { StepList } from '@/components/ui/step-list';
import { termIcons } from '@/content/message-items';
import { pages } from '@/content/pages';
import { type ServiceKey, servicePath, services } from '@/content/services';
import { entriesOf } from '@/lib/objects/entries-of';
import { EmployerNote } from './employer-note';
import { ServiceContents, servicePartIds } from './service-contents';
import { hasContactSection } from './service-layout';

type ServicePageProps = {
  service: ServiceKey;
  /** The section of this service alone, between the features and the way of working. */
  own?: ReactNode;
  /** An example of what the client receives, after the way of working. */
  sample?: ReactNode;
};

/** One service: nine pages, one component, nine data sets. */
export function ServicePage({ service, own, sample }: ServicePageProps) {
  const texts = usePageTexts(service);
  const common = useTranslations('common');
  const alt = useTranslations('pages.images');
  const practice = usePractice();
  const { form } = usePageTexts('contact');
  const contactSection = hasContactSection(service);
  const { image, focus, cloth, related, aboutEmployers } = services[service];
  const contact = contactSection ? '#contact' : pages.contact.path;
  const consultation = contactSection ? '#contact' : pages.freeConsultation.path;
  return (
    <PageShell path={servicePath(service)}>
      <PageHero
        title={texts.title}
        subtitle={texts.subtitle}
        lead={texts.lead}
        picture={{ name: image, alt: alt(image), focus }}
        actions={
          <>
            <ButtonLink to={contact}>{common('buttons.getStarted')}</ButtonLink>
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
        {aboutEmployers ? <EmployerNote /> : null}
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
          <div className="on-deep self-start bg-deep text-on-deep">
            <div aria-hidden="true" className="selvedge" />
            <div className="grid gap-8 px-5 py-6 sm:p-8">
              {entriesOf(termIcons).map(([key, icon]) => (
                <div key={key} id={servicePartIds[key]} className="flex gap-4">
                  <Icon name={icon} size="lg" className="text-accent max-sm:hidden" />
                  <div>
                    <CardTitle as="h2">{texts[key].title}</CardTitle>
                    <p className="mt-2 text-on-deep-muted">{texts[key].text}</p>
                  </div>
                </div>
              ))}
              <div id={servicePartIds.answers} className="flex gap-4">
                <Icon name="messages" size="lg" className="text-accent max-sm:hidden" />
                <div data-unlinked="">
                  <div className="flex flex-wrap items-center justify-between gap-3">
                    <CardTitle as="h2">{practice.answeredBy.label}</CardTitle>
                    {practice.stamp ? <Stamp onDeep>{practice.stamp}</Stamp> : null}
                  </div>
                  <p className="mt-2 text-on-deep-muted">{practice.answeredBy.text}</p>
                  <p className="mt-2 text-on-deep-muted">{practice.languages.text}</p>
                </div>
              </div>
            </div>
          </div>
        </div>
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
        <ButtonLink to={contact} variant="onDeep">
          {common('buttons.getStarted')}
        </ButtonLink>
        {contactSection ? null : (
          <ButtonLink to={consultation} variant="onDeepSecondary">
            {common('buttons.freeConsultation')}
          </ButtonLink>
        )}
      </CtaBand>
      {contactSection ? (
        <ContactSection form="contact" title={form.title} intro={form.intro} aside={<ReachUs />} />
      ) : null}
    </PageShell>
  );
}
