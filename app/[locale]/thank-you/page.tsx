import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { PageHero } from '@/components/sections/page-hero';
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
      <div aria-hidden="true" className="fringe" />
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
            {[answeredBy, languages].map(({ label, before, value, after }) => (
              <p key={label} className="not-first:mt-3">
                {before}
                {value}
                {after}
              </p>
            ))}
          </div>
        </div>
      </Section>
    </PageShell>
  );
}
