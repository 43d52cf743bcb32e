import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { pages } from '@/content/pages';
import { metadataFor } from '@/seo/metadata-for';
import { ArticleList } from './_sections/article-list';
import { BlogList } from './_sections/blog-list';
import { Faq } from './_sections/faq';

export const generateMetadata = metadataFor('insights', 'pages.insights.meta');

export default function Page() {
  const t = useTranslations('pages.insights');
  const alt = useTranslations('pages.images');
  return (
    <PageShell path={pages.insights.path}>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ name: 'service-bookkeeping', alt: alt('service-bookkeeping') }}
      />
      <Section tone="surface">
        <Tabs
          label={t('hero.title')}
          tabs={[
            { value: 'articles', label: t('tabs.articles'), panel: <ArticleList /> },
            { value: 'faqs', label: t('tabs.faqs'), panel: <Faq /> },
            { value: 'blogs', label: t('tabs.blogs'), panel: <BlogList /> },
          ]}
        />
      </Section>
      <CtaBand title={t('cta.title')} text={t('cta.text')} cloth="cluster-digital-transformation">
        <ButtonLink to={pages.contact.path} variant="onDeep">
          {t('cta.primary')}
        </ButtonLink>
        <ButtonLink to={pages.services.path} variant="onDeepSecondary">
          {t('cta.secondary')}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}
