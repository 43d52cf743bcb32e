import { Form } from '@/components/forms/form';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { WaysOfWorking } from '@/components/sections/ways-of-working';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CardTitle } from '@/components/ui/card-title';
import { MarkedList } from '@/components/ui/marked-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { TitledColumns } from '@/components/ui/titled-columns';
import { consultationIcons } from '@/content/message-items';
import { pages } from '@/content/pages';
import { withIcons } from '@/lib/messages/with-icons';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('freeConsultation');

export default function Page() {
  const texts = usePageTexts('freeConsultation');
  return (
    <PageShell path={pages.freeConsultation.path}>
      <PageHero
        texts={texts.hero}
        hidesPictureOnPhones
        picture="industry-outsourcing"
        actions={<ButtonLink to="#request">{texts.form.title}</ButtonLink>}
      />
      <Section tone="band" heading={texts.benefits}>
        <TitledColumns items={withIcons(texts.benefits.items, consultationIcons)} />
      </Section>
      <Section id="request" tone="surface">
        <div className="grid gap-12 lg:grid-cols-[6fr_5fr] lg:gap-16">
          <div className="lg:top-24 lg:self-start lg:[@media(min-height:62rem)]:sticky">
            <SectionHeading id="request-title" title={texts.form.title} intro={texts.form.intro} />
            <div className="mt-8">
              <Form name="consultation" labelledBy="request-title" />
            </div>
          </div>
          <div className="tricolor-rule self-start bg-band p-6 sm:p-8">
            <CardTitle as="h3">{texts.prepare.title}</CardTitle>
            <p className="mt-2 mb-5 text-muted">{texts.prepare.intro}</p>
            <MarkedList items={texts.prepare.items} mark="box" />
          </div>
        </div>
      </Section>
      <Section tone="band" heading={texts.waysOfWorking}>
        <WaysOfWorking />
      </Section>
      <Section heading={texts.steps}>
        <StepList steps={Object.values(texts.steps.items)} />
      </Section>
      <CtaBand texts={texts.closing} cloth="blog-remote-team-performance">
        <ButtonLink to="#request" variant="onDeep">
          {texts.form.title}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
