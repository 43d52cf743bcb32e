import { useTranslations } from 'next-intl';
import { Form } from '@/components/forms/form';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { CheckList } from '@/components/ui/check-list';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { itemIcons } from '@/content/item-icons';
import { pages } from '@/content/pages';
import { point, sentence } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { withIcons } from '@/lib/with-icons';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('freeConsultation', 'pages.freeConsultation.meta');

export default function Page() {
  const t = useTranslations('pages.freeConsultation');
  const alt = useTranslations('pages.images');
  return (
    <PageShell path={pages.freeConsultation.path}>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        brief
        picture={{ name: 'service-consulting', alt: alt('service-consulting') }}
        actions={<ButtonLink to="#request">{t('form.title')}</ButtonLink>}
      />
      <Section tone="band">
        <SectionHeading title={t('benefits.title')} />
        <DefinitionColumns
          items={withIcons(list(t, 'benefits.items', point), itemIcons.consultationBenefits)}
          perRow={4}
        />
      </Section>
      <Section id="request" tone="surface" labelledBy="request-title">
        <div className="grid gap-12 lg:grid-cols-[6fr_5fr] lg:gap-16">
          <div>
            <SectionHeading id="request-title" title={t('form.title')} intro={t('form.intro')} />
            <div className="mt-8">
              <Form name="consultation" labelledBy="request-title" />
            </div>
          </div>
          <div className="thread-top self-start bg-band p-6 sm:p-8">
            <h3 className="font-display font-semibold text-[1.375rem] leading-tight">
              {t('prepare.title')}
            </h3>
            <p className="mt-2 mb-5 text-muted">{t('prepare.intro')}</p>
            <CheckList items={list(t, 'prepare.items', sentence)} mark="box" />
          </div>
        </div>
      </Section>
      <Section>
        <SectionHeading title={t('steps.title')} />
        <StepList steps={list(t, 'steps.items', point)} />
      </Section>
      <CtaBand
        title={t('closing.title')}
        text={t('closing.text')}
        cloth="blog-remote-team-performance"
      >
        <ButtonLink to="#request" variant="onDeep">
          {t('form.title')}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
