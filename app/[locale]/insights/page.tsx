import { useLocale } from 'next-intl';
import { useCalculatorList } from '@/components/calculators/use-calculator-list';
import { useDownloadList } from '@/components/downloads/use-download-list';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { LinkListSection } from '@/components/sections/link-list';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { PictureStrip } from '@/components/sections/picture-strip';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { insightsAnchors } from '@/content/insights';
import { pages } from '@/content/pages';
import { documentCover, documentEntries } from '@/documents/entries';
import { metadataFor } from '@/seo/metadata-for';
import { ArticleList } from './_sections/article-list';
import { BlogList } from './_sections/blog-list';
import { Faq } from './_sections/faq';
import { XeroGuideCard } from './_sections/xero-guide-card';

export const generateMetadata = metadataFor('insights');

export default function Page() {
  const texts = usePageTexts('insights');
  const newest = documentEntries('blogs', useLocale()).slice(0, 6);
  return (
    <PageShell path={pages.insights.path}>
      <PageHero texts={texts.hero} />
      <PictureStrip names={newest.map(documentCover)} />
      <Section tone="surface">
        <Tabs
          label={texts.hero.title}
          tabs={[
            {
              value: 'articles',
              label: texts.tabs.articles,
              panel: (
                <>
                  <ArticleList texts={texts.articles} />
                  <XeroGuideCard />
                </>
              ),
            },
            {
              value: 'faqs',
              label: texts.tabs.faqs,
              anchor: insightsAnchors.faqs,
              panel: (
                <Faq texts={texts.faq}>
                  <PageLaws page="insights" place="section" />
                </Faq>
              ),
            },
            {
              value: 'blogs',
              label: texts.tabs.blogs,
              anchor: insightsAnchors.blogs,
              panel: <BlogList texts={texts.blogs} />,
            },
          ]}
        />
      </Section>
      <LinkListSection list={useCalculatorList()} />
      <LinkListSection list={useDownloadList()} snug />
      <CtaBand texts={texts.cta} cloth="cluster-digital-transformation">
        <ButtonLink to={pages.contact.path} variant="onDeep">
          {texts.cta.primary}
        </ButtonLink>
        <ButtonLink to={pages.services.path} variant="onDeepSecondary">
          {texts.cta.secondary}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
