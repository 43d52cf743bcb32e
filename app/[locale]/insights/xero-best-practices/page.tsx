import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { RelatedServices } from '@/components/sections/related-services';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TitledColumns } from '@/components/ui/titled-columns';
import { TitledList } from '@/components/ui/titled-list';
import { pages } from '@/content/pages';
import { servicePath } from '@/content/services';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('xero');

export default function Page() {
  const texts = usePageTexts('xero');
  const consultation = pages.freeConsultation.path;
  return (
    <PageShell path={pages.xero.path}>
      <PageHero
        texts={texts.hero}
        picture="service-accounting"
        actions={<ButtonLink to={consultation}>{texts.hero.button}</ButtonLink>}
      />
      <Section tone="surface" heading={texts.practices}>
        {/* Two columns at most, as the texts are long. */}
        <TitledList
          items={Object.values(texts.practices.items)}
          className="ledger mt-10 grid md:grid-cols-2"
        />
      </Section>
      <Section heading={texts.routine}>
        <TitledColumns items={Object.values(texts.routine.items)} />
      </Section>
      <Section tone="band" heading={texts.compliance}>
        <TitledList
          items={Object.values(texts.compliance.items)}
          className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2"
          itemClassName="border-line/45 border-t pt-4"
        />
        <div className="mt-10">
          <ButtonLink to={servicePath('consulting')}>{texts.button}</ButtonLink>
        </div>
      </Section>
      <Section tone="surface" heading={texts.mistakes}>
        <TitledList
          items={Object.values(texts.mistakes.items)}
          className="ruled-rows grid gap-8 mt-10 sm:grid-cols-2"
        />
      </Section>
      <PageLaws page="xero" />
      <Section>
        <RelatedServices related={['bookkeeping', 'accounting', 'tax']} />
      </Section>
      <CtaBand texts={texts.cta} cloth="cluster-bookkeeping">
        <ButtonLink to={consultation} variant="onDeep">
          {texts.hero.button}
        </ButtonLink>
        <ButtonLink to={servicePath('consulting')} variant="onDeepSecondary">
          {texts.button}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
