import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { PageHero } from '@/components/sections/page-hero';
import { SampleNote } from '@/components/sections/sample-note';
import { WayOfWorkingText } from '@/components/sections/way-of-working-text';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { useWaysOfWorking } from '@/components/texts/use-ways-of-working';
import { ButtonLink } from '@/components/ui/button-link';
import { MarkedList } from '@/components/ui/marked-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('thankYou');

export default function Page() {
  const { hero, next } = usePageTexts('thankYou');
  const { answeredBy, languages } = useWaysOfWorking();
  const answers = [answeredBy, languages];
  const t = useTranslations();
  return (
    <PageShell path={pages.thankYou.path}>
      <PageHero
        texts={hero}
        actions={
          <>
            <ButtonLink to={pages.home.path}>{t('common.tools.home')}</ButtonLink>
            <ButtonLink to={pages.insights.path} variant="quiet">
              {t('navigation.footer.allInsights')}
            </ButtonLink>
          </>
        }
      />
      <Section tone="surface">
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <SectionHeading title={next.title} />
            <div className="mt-6">
              <MarkedList items={next.items} />
            </div>
          </div>
          {/* The roles are no services: they lead nowhere. */}
          <div data-unlinked="" className="self-start tricolor-rule pt-5">
            <p>
              <WayOfWorkingText entry={answeredBy} />
            </p>
            <p className="mt-3">
              <WayOfWorkingText entry={languages} />
            </p>
            <SampleNote entries={answers} className="mt-3 text-muted text-sm" />
          </div>
        </div>
      </Section>
    </PageShell>
  );
}
