import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/sections/contact-section';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { ReachUs } from '@/components/sections/reach-us';
import { RelatedServices } from '@/components/sections/related-services';
import { Suggestions } from '@/components/sections/suggestions';
import {
  descriptions,
  type LinkText,
  useLinkedTexts,
  withLinks,
} from '@/components/sections/use-linked-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { termIcons } from '@/content/item-icons';
import { pages } from '@/content/pages';
import { type ServiceKey, servicePath, services } from '@/content/services';
import { point, sentence } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { hasContactSection } from './service-layout';

type ServicePageProps = {
  service: ServiceKey;
  /** The section of this service alone, between the features and the way of working. */
  own?: OwnSection;
};

/** A section with its running texts in reading order, shown with their links. */
export type OwnSection = { texts: string[]; section: (link: LinkText) => ReactNode };

/** One service: nine pages, one component, nine data sets. */
export function ServicePage({ service, own }: ServicePageProps) {
  const t = useTranslations(`services.${service}`);
  const common = useTranslations('common');
  const alt = useTranslations('pages.images');
  const contactSection = hasContactSection(service);
  const { image, cloth, related } = services[service];
  const contact = contactSection ? '#contact' : pages.contact.path;
  const consultation = contactSection ? '#contact' : pages.freeConsultation.path;
  const features = list(t, 'features.items', point);
  const audience = list(t, 'audience.items', sentence);
  const steps = list(t, 'process.steps', point);
  const papers = list(t, 'bring.items', sentence);
  const benefits = list(t, 'benefits.items', sentence);
  const link = useLinkedTexts(servicePath(service), [
    t('lead'),
    t('features.intro'),
    ...descriptions(features),
    ...(own?.texts ?? []),
    t('audience.text'),
    ...audience,
    ...descriptions(steps),
    t('bring.intro'),
    ...papers,
    t('timing.text'),
    t('fees.text'),
    ...benefits,
    t('cta.text'),
  ]);
  return (
    <PageShell path={servicePath(service)}>
      <PageHero
        title={t('title')}
        subtitle={t('subtitle')}
        lead={link(t('lead'))}
        picture={{ name: image, alt: alt(image) }}
        actions={
          <>
            <ButtonLink to={contact}>{common('buttons.getStarted')}</ButtonLink>
            <ButtonLink to={consultation} variant="secondary">
              {common('buttons.freeConsultation')}
            </ButtonLink>
          </>
        }
      />
      <Section tone="surface">
        <SectionHeading title={t('features.title')} intro={link(t('features.intro'))} />
        <CardGrid items={withLinks(features, link)} />
      </Section>
      {own?.section(link)}
      <Section>
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <SectionHeading title={t('audience.title')} intro={link(t('audience.text'))} />
          <CheckList items={audience} mark="knot" show={link} ruled />
        </div>
      </Section>
      <Section tone="band">
        <SectionHeading title={t('process.title')} />
        <StepList steps={withLinks(steps, link)} />
      </Section>
      <Section>
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <div>
            <SectionHeading title={t('bring.title')} intro={link(t('bring.intro'))} />
            <div className="mt-6">
              <CheckList items={papers} mark="box" show={link} />
            </div>
          </div>
          <div className="on-deep self-start bg-deep text-on-deep">
            <div aria-hidden="true" className="selvedge" />
            <div className="grid gap-8 p-6 sm:p-8">
              {(['timing', 'fees'] as const).map((key) => (
                <div key={key} className="flex gap-4">
                  <Icon name={termIcons[key]} size="lg" className="text-accent" />
                  <div>
                    <h2 className="font-display font-semibold text-[1.375rem] leading-tight">
                      {t(`${key}.title`)}
                    </h2>
                    <p className="mt-2 text-on-deep-muted">{link(t(`${key}.text`))}</p>
                  </div>
                </div>
              ))}
            </div>
          </div>
        </div>
      </Section>
      <Section tone="surface">
        <div className="grid gap-x-16 lg:grid-cols-[1fr_18rem]">
          <div>
            <SectionHeading title={t('benefits.title')} />
            <div className="mt-8">
              <CheckList items={benefits} show={link} twoColumns ruled />
            </div>
          </div>
          <div className="relative max-lg:hidden">
            <Picture name={cloth} alt="" className="absolute inset-0 size-full object-cover" />
          </div>
        </div>
      </Section>
      <RelatedServices related={related} intro={common('related.intro')} />
      <Suggestions page={service} />
      {contactSection ? (
        <ContactSection
          form="contact"
          title={t('cta.title')}
          intro={link(t('cta.text'))}
          aside={<ReachUs />}
          edge
        />
      ) : (
        <CtaBand title={t('cta.title')} text={link(t('cta.text'))} cloth={cloth}>
          <ButtonLink to={contact} variant="onDeep">
            {common('buttons.getStarted')}
          </ButtonLink>
          <ButtonLink to={consultation} variant="onDeepSecondary">
            {common('buttons.freeConsultation')}
          </ButtonLink>
        </CtaBand>
      )}
    </PageShell>
  );
}
